import { Dialog } from '../dialog/Dialog.tsx'
import { DialogButtons } from '../dialog/DialogButtons.tsx'
import { WordField } from '../dialog/WordField.tsx'
import { InterviewFields } from './InterviewFields.tsx'
import { useSending } from './useSending.ts'

interface InterviewFormProps {
  /** Otherwise a day is set. */
  isCancelling: boolean
  onSend(given: object): Promise<void>
  onClose(): void
}

/** Sets or moves the day of an interview, or takes it away; the candidate is told of each. */
export function InterviewForm({ isCancelling, onSend, onClose }: InterviewFormProps) {
  const { isSending, send } = useSending(onSend)
  const title = isCancelling ? 'Annuler l’entretien' : 'Fixer l’entretien'

  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={send}>
        <p className="sira-dialog__note">
          Le candidat en est averti par e-mail, s’il en a donné un&nbsp;; sinon, appelez-le.
        </p>
        {!isCancelling && <InterviewFields isRequired />}
        <WordField label="Mot au candidat (facultatif)" />
        <DialogButtons confirm={title} busy={isSending && 'Un instant…'} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
