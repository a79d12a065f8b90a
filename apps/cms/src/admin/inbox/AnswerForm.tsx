import { type FormEvent, useId, useRef, useState } from 'react'
import { DialogButtons } from '../dialog/DialogButtons.tsx'
import { keyFor } from './answerKey.ts'

interface AnswerFormProps {
  /** Proposed; the person may write another one. */
  subject: string
  onSend: (answer: { key: string; subject: string; text: string }) => Promise<void>
  onCancel: () => void
}

/** Subject and text of an answer. */
export function AnswerForm({ subject, onSend, onCancel }: AnswerFormProps) {
  const prefix = useId()
  const [sending, setSending] = useState(false)
  const keys = useRef(new Map<string, string>())

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
      <label htmlFor={`${prefix}-subject`}>Objet</label>
      <input
        id={`${prefix}-subject`}
        name="subject"
        required
        maxLength={200}
        defaultValue={subject}
      />
      <label htmlFor={`${prefix}-text`}>Réponse</label>
      <textarea id={`${prefix}-text`} name="text" required rows={12} maxLength={20_000} />
      <p className="sira-dialog__note">
        Le message du visiteur est repris sous la réponse ; le dossier passe à « Répondu ».
      </p>
      <DialogButtons confirm="Envoyer la réponse" busy={sending && 'Envoi…'} onCancel={onCancel} />
    </form>
  )
}
