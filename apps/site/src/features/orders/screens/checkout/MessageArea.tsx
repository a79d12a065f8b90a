interface MessageAreaProps {
  id: string
  name: string
  label: string
  value: string
}

/** A few words that may be left out. */
export function MessageArea({ id, name, label, value }: MessageAreaProps) {
  return (
    <div className="field mt-3">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name={name}
        rows={2}
        defaultValue={value}
        autoComplete="off"
        maxLength={1000}
        className="control min-h-20"
      />
    </div>
  )
}
