import { type FormEvent, useId, useState } from 'react'
import { DialogButtons } from '../dialog/DialogButtons.tsx'

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
  const [key] = useState(newKey)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    setSending(true)
    await onSend({ key, subject: String(given.get('subject')), text: String(given.get('text')) })
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

/** One for an answer, however often it is sent. Not `randomUUID`, which needs HTTPS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
