import { useId } from 'react'
import { longestWord } from '../../messages/followUp/longestWord.ts'

interface WordFieldProps {
  label: string
  required?: boolean
}

/** What a customer, or a visitor, reads where he follows his file. */
export function WordField({ label, required = false }: WordFieldProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} name="message" rows={3} maxLength={longestWord} required={required} />
    </>
  )
}
