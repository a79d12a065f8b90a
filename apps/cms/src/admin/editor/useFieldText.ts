import { useField } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

export interface FieldText {
  path: string
  text: string
  disabled: boolean
  showError: boolean
  /** Grows when the text was replaced by something else than `write`: another language, a reset. */
  replaced: number
  write(text: string): void
}

/** The text of a field of the form, which is changed only by `write`: never by being shown. */
export function useFieldText(stalePath: string): FieldText {
  const { disabled, path, setValue, showError, value } = useField<string | null>({
    potentiallyStalePath: stalePath,
  })
  const text = value ?? ''
  const known = useRef([text])
  const [replaced, setReplaced] = useState(0)

  useEffect(() => {
    const position = known.current.indexOf(text)
    if (position === -1) setReplaced((times) => times + 1)
    // The history after the text that the form now has will not come back.
    known.current = position === -1 ? [text] : known.current.slice(position)
  }, [text])

  function write(next: string): void {
    if (next === known.current.at(-1)) return
    known.current.push(next)
    setValue(next)
  }

  return { path, text, disabled, showError, replaced, write }
}
