import { useId, useRef } from 'react'
import { longestWord } from '../../dossiers/desk/longestWord.ts'
import { type Filling, fillAnswer } from '../templates/fillAnswer.ts'
import { TemplateChoice } from '../templates/TemplateChoice.tsx'

interface WordFieldProps {
  label: string
  required?: boolean
  /** The record that it is about, `candidatures/7`, where templates of the team may begin the word. */
  record?: string | undefined
}

/** What a customer, or a visitor, reads where he follows his file. */
export function WordField({ label, required = false, record }: WordFieldProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const filling = useRef<Filling>(undefined)
  return (
    <>
      {record !== undefined && (
        <TemplateChoice
          record={record}
          onChoose={(template) => {
            const { current: text } = field
            if (text === null) return
            const written = { subject: '', text: text.value }
            filling.current = fillAnswer(written, {
              ...{ proposed: '', last: filling.current },
              template: template && { subject: '', text: template.text },
            })
            text.value = filling.current.after.text
          }}
        />
      )}
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        name="message"
        rows={record === undefined ? 3 : 6}
        maxLength={longestWord}
        required={required}
      />
    </>
  )
}
