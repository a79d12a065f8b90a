import { type FormEvent, useId, useState } from 'react'
import { longestReply } from '../../messages/replies/longestReply.ts'
import { dateText } from '../dates/dateText.ts'
import { DialogButtons } from '../dialog/DialogButtons.tsx'

interface ReplyFormProps {
  onNote: (reply: Record<string, string>) => Promise<void>
  onCancel: () => void
}

/** What a visitor replied, and on which day. */
export function ReplyForm({ onNote, onCancel }: ReplyFormProps) {
  const prefix = useId()
  const [noting, setNoting] = useState(false)
  const today = dateText(new Date(), false)

  async function note(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)]
    setNoting(true)
    await onNote(Object.fromEntries(given.map(([name, value]) => [name, String(value)])))
    setNoting(false)
  }

  return (
    <form onSubmit={note}>
      <label htmlFor={`${prefix}-text`}>Ce que le visiteur a répondu</label>
      <textarea
        id={`${prefix}-text`}
        name="text"
        required
        rows={8}
        maxLength={longestReply}
        dir="auto"
      />
      <label htmlFor={`${prefix}-day`}>Reçu le</label>
      <input
        id={`${prefix}-day`}
        name="day"
        type="date"
        required
        max={today}
        defaultValue={today}
      />
      <p className="sira-dialog__note">
        Par téléphone, par WhatsApp ou par e-mail : elle reste dans l’historique, pour l’équipe
        seulement. Le dossier repasse à « En cours ».
      </p>
      <DialogButtons confirm="Noter" busy={noting && 'Un instant…'} onCancel={onCancel} />
    </form>
  )
}
