import { useRef } from 'react'
import type { OfferedTemplate } from '../../messages/templates/offeredTemplate.ts'
import { type Filling, fillAnswer } from './fillAnswer.ts'

/** The fields of an answer that a template fills in; the browser keeps what is typed in them. */
export function useTemplates(proposed: string) {
  const subjectField = useRef<HTMLInputElement>(null)
  const textField = useRef<HTMLTextAreaElement>(null)
  const filling = useRef<Filling>(undefined)

  function fill(template: OfferedTemplate | undefined) {
    const [{ current: subject }, { current: text }] = [subjectField, textField]
    if (subject === null || text === null) return
    const written = { subject: subject.value, text: text.value }
    const next = fillAnswer(written, { proposed, last: filling.current, template })
    subject.value = next.after.subject
    text.value = next.after.text
    filling.current = next
  }

  return { subjectField, textField, fill }
}
