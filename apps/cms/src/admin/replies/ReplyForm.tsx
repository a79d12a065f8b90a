import { type FormEvent, useId, useState } from 'react'
import { longestReply } from '../../messages/replies/longestReply.ts'
import { dateText } from '../dates/dateText.ts'
import { DialogButtons } from '../dialog/DialogButtons.tsx'
import { ResumedDraft } from '../saving/ResumedDraft.tsx'
import { useFormDraft } from '../saving/useFormDraft.ts'

interface ReplyFormProps {
  /** What was replied to: `devis/7`. */
  record: string
  /** Whether it is noted. */
  onNote: (reply: Record<string, string>) => Promise<boolean>
  onCancel: () => void
}

/** What a visitor replied, and on which day. */
export function ReplyForm({ record, onNote, onCancel }: ReplyFormProps) {
  const prefix = useId()
  const draft = useFormDraft(`${record}/reponse-du-visiteur`)
  const [noting, setNoting] = useState(false)
  const today = dateText(new Date(), false)

  async function note(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)]
    setNoting(true)
    const reply = Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
    if (await onNote(reply)) draft.drop()
    setNoting(false)
  }

  return (
    <form ref={draft.form} onChange={draft.keep} onSubmit={note}>
      <ResumedDraft at={draft.resumedFrom} onBeginAgain={draft.beginAgain} />
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
