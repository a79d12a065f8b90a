interface MessageFieldProps {
  id: string
  label: string
  value: string
  wrong?: boolean
}

/** The text of a request, always required (spec 5). */
export function MessageField({ id, label, value, wrong = false }: MessageFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name="message"
        rows={6}
        defaultValue={value}
        required
        aria-invalid={wrong || undefined}
        // biome-ignore lint/a11y/noAutofocus: the visitor is led to what must be corrected.
        autoFocus={wrong}
        className="control"
      />
    </div>
  )
}
