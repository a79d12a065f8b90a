interface PlainTextProps {
  id: string
  labelId: string
  lang: string
  dir: 'ltr' | 'rtl'
  text: string
  /** One for what is a line: it grows with a long title all the same. */
  lines: number
  onWrite: (text: string) => void
}

/** A text without form, written as it is. */
export function PlainText({ id, labelId, lang, dir, text, lines, onWrite }: PlainTextProps) {
  return (
    <textarea
      id={id}
      aria-labelledby={labelId}
      className="sira-source"
      lang={lang}
      dir={dir}
      rows={lines}
      value={text}
      onChange={({ target }) => {
        onWrite(lines === 1 ? target.value.replaceAll(/\s*\n\s*/g, ' ') : target.value)
      }}
    />
  )
}
