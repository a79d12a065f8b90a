import type { ApplicationDeskRecord } from '../../applications/desk/applicationDesk.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { DialogButtons } from '../dialog/DialogButtons.tsx'
import { CandidateWord } from './CandidateWord.tsx'
import { InterviewFields } from './InterviewFields.tsx'
import { useSending } from './useSending.ts'

interface InterviewFormProps {
  /** Of the application. */
  id: number | string
  /** Otherwise a day is set. */
  isCancelling: boolean
  /** The interview as it is planned, if it is. */
  planned: ApplicationDeskRecord['entretien']
  onSend(given: object): Promise<void>
  onClose(): void
}

/** Sets or moves the day of an interview, or takes it away; the candidate is told of each. */
export function InterviewForm({ id, isCancelling, planned, onSend, onClose }: InterviewFormProps) {
  const { isSending, send } = useSending(onSend)
  const title = isCancelling ? 'Annuler l’entretien' : 'Fixer l’entretien'

  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={send}>
        <p className="sira-dialog__note">
          Le candidat en est averti par e-mail, s’il en a donné un&nbsp;; sinon, appelez-le.
        </p>
        {!isCancelling && <InterviewFields isRequired planned={planned} />}
        <CandidateWord id={id} />
        <DialogButtons confirm={title} busy={isSending && 'Un instant…'} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
