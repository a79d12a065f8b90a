interface FieldProps {
  id: string
  /** The label, and the reason why a recruiter asks for it. */
  words: readonly [label: string, why: string]
  value: string
  longest: number
  write: (value: string) => void
  /** Of the paper: what is typed is in its language, not in that of the page. */
  lang?: string
  type?: 'text' | 'email' | 'tel' | 'url' | 'date'
  /** More than one line of text. */
  rows?: number
  /** The id of a list of suggestions. */
  list?: string
}

/** A labelled field of a paper; each may stay empty. */
export function Field(props: FieldProps) {
  const { id, words, value, longest, write, lang, type = 'text', rows, list } = props
  const [label, why] = words
  const whyId = `${id}-why`
  const common = {
    id,
    value,
    maxLength: longest,
    lang,
    dir: type === 'text' ? 'auto' : 'ltr',
    autoComplete: 'off',
    'aria-describedby': why ? whyId : undefined,
    className: 'control',
  } as const
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input
          {...common}
          type={type}
          list={list}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
      ) : (
        <textarea
          {...common}
          rows={rows}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
      )}
      {why && (
        <p id={whyId} className="field-hint">
          {why}
        </p>
      )}
    </div>
  )
}
