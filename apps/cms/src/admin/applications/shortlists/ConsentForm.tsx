import { consentAnswers } from '@sira/contract/applications/shortlist'
import { useId } from 'react'
import { Dialog } from '../../dialog/Dialog.tsx'
import { DialogButtons } from '../../dialog/DialogButtons.tsx'
import { useSending } from '../useSending.ts'

interface ConsentFormProps {
  onSend(given: object): Promise<void>
  onClose(): void
}

const labels = {
  accordé: 'Oui, l’employeur peut lire son nom complet, ses réponses et son CV',
  refusé: 'Non',
} as const

/** The answer of a candidate who was asked on the phone. */
export function ConsentForm({ onSend, onClose }: ConsentFormProps) {
  const id = useId()
  const { isSending, send } = useSending(onSend)

  return (
    <Dialog title="Noter l’accord du candidat" onClose={onClose}>
      <form onSubmit={send}>
        <fieldset>
          <legend>Le candidat a répondu</legend>
          {consentAnswers.map((answer) => (
            <label key={answer}>
              <input type="radio" name="reponse" value={answer} required /> {labels[answer]}
            </label>
          ))}
        </fieldset>
        <label htmlFor={id}>Ce qu’il a dit</label>
        <textarea id={id} name="mot" required minLength={3} maxLength={500} rows={3} />
        <DialogButtons
          confirm="Noter l’accord"
          busy={isSending && 'Un instant…'}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
