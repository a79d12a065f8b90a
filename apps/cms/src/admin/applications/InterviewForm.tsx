import { type FormEvent, useState } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { DialogButtons } from '../dialog/DialogButtons.tsx'
import { WordField } from '../dialog/WordField.tsx'
import { InterviewFields } from './InterviewFields.tsx'

interface InterviewFormProps {
  /** Otherwise a day is set. */
  isCancelling: boolean
  onSend(given: object): Promise<void>
  onClose(): void
}

/** Sets or moves the day of an interview, or takes it away; the candidate is told of each. */
export function InterviewForm({ isCancelling, onSend, onClose }: InterviewFormProps) {
  const [sending, setSending] = useState(false)
  const title = isCancelling ? 'Annuler l’entretien' : 'Fixer l’entretien'

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
    setSending(true)
    await onSend(Object.fromEntries(given))
    setSending(false)
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={send}>
        <p className="sira-dialog__note">
          Le candidat en est averti par e-mail, s’il en a donné un&nbsp;; sinon, appelez-le.
        </p>
        {!isCancelling && <InterviewFields isRequired />}
        <WordField label="Mot au candidat (facultatif)" />
        <DialogButtons confirm={title} busy={sending && 'Un instant…'} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
