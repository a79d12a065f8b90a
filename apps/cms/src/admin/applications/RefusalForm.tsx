import { refusalReasons } from '@sira/contract/applications/applicationStates'
import { useId } from 'react'
import { refusalReasonNames } from '../../applications/stateNames.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { DialogButtons } from '../dialog/DialogButtons.tsx'
import { CandidateWord } from './CandidateWord.tsx'
import { useSending } from './useSending.ts'

interface RefusalFormProps {
  /** Of the application. */
  id: number | string
  onSend(given: object): Promise<void>
  onClose(): void
}

/** A reason from the list, and when it leaves: never sooner than an hour. */
export function RefusalForm({ id, onSend, onClose }: RefusalFormProps) {
  const prefix = useId()
  const { isSending, send } = useSending(onSend)

  return (
    <Dialog title="Refuser la candidature" onClose={onClose}>
      <form onSubmit={send}>
        <p className="sira-dialog__note">
          Le refus part plus tard, aux heures d’ouverture. D’ici là, rien ne le montre au candidat
          et vous pouvez le reprendre.
        </p>
        <label htmlFor={`${prefix}-motif`}>Motif (pour l’équipe et les statistiques)</label>
        <select id={`${prefix}-motif`} name="motif" required defaultValue="">
          <option value="" disabled>
            Choisissez
          </option>
          {refusalReasons.map((reason) => (
            <option key={reason} value={reason}>
              {refusalReasonNames[reason]}
            </option>
          ))}
        </select>
        <label htmlFor={`${prefix}-heures`}>Au plus tôt dans (heures)</label>
        <input
          id={`${prefix}-heures`}
          name="heures"
          type="number"
          min={1}
          max={240}
          defaultValue={24}
        />
        <CandidateWord id={id} />
        <DialogButtons
          confirm="Refuser plus tard"
          busy={isSending && 'Un instant…'}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
