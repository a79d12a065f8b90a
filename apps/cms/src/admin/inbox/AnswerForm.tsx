import { type FormEvent, useId, useRef, useState } from 'react'
import type { OfferedTemplate } from '../../messages/templates/offeredTemplate.ts'
import { DialogButtons } from '../dialog/DialogButtons.tsx'
import { type Filling, fillAnswer } from '../templates/fillAnswer.ts'
import { TemplateChoice } from '../templates/TemplateChoice.tsx'
import { keyFor } from './answerKey.ts'

interface AnswerFormProps {
  /** What is answered: `devis/7`. */
  record: string
  /** Proposed; the person may write another one. */
  subject: string
  onSend: (answer: { key: string; subject: string; text: string }) => Promise<void>
  onCancel: () => void
}

/** Subject and text of an answer, which a template may begin. */
export function AnswerForm({ record, subject, onSend, onCancel }: AnswerFormProps) {
  const prefix = useId()
  const [sending, setSending] = useState(false)
  const keys = useRef(new Map<string, string>())
  const subjectField = useRef<HTMLInputElement>(null)
  const textField = useRef<HTMLTextAreaElement>(null)
  const filling = useRef<Filling>(undefined)

  function fill(template: OfferedTemplate | undefined) {
    const [{ current: line }, { current: area }] = [subjectField, textField]
    if (line === null || area === null) return
    const written = { subject: line.value, text: area.value }
    const last = filling.current
    const next = fillAnswer(written, { proposed: subject, last, template })
    line.value = next.after.subject
    area.value = next.after.text
    filling.current = next
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const answer = { subject: String(given.get('subject')), text: String(given.get('text')) }
    setSending(true)
    await onSend({ ...answer, key: keyFor(answer, keys.current) })
    setSending(false)
  }

  return (
    <form onSubmit={send}>
      <TemplateChoice record={record} onChoose={fill} />
      <label htmlFor={`${prefix}-subject`}>Objet</label>
      <input
        ref={subjectField}
        id={`${prefix}-subject`}
        name="subject"
        required
        maxLength={200}
        dir="auto"
        defaultValue={subject}
      />
      <label htmlFor={`${prefix}-text`}>Réponse</label>
      <textarea
        ref={textField}
        id={`${prefix}-text`}
        name="text"
        required
        rows={12}
        maxLength={20_000}
        dir="auto"
      />
      <p className="sira-dialog__note">
        Le message du visiteur est repris sous la réponse ; le dossier passe à « Répondu ».
      </p>
      <DialogButtons confirm="Envoyer la réponse" busy={sending && 'Envoi…'} onCancel={onCancel} />
    </form>
  )
}
