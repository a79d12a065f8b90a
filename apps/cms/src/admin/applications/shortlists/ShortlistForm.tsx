import { type FormEvent, useId, useState } from 'react'
import type { BoardCard } from '../../../applications/desk/applicationBoard.ts'
import { momentInFigures } from '../../../dates/dates.ts'
import { Dialog } from '../../dialog/Dialog.tsx'
import { DialogButtons } from '../../dialog/DialogButtons.tsx'

interface ShortlistFormProps {
  candidates: readonly BoardCard[]
  /** Older ones, whom the board does not show. */
  unlisted: number
  onSend(given: object): Promise<void>
  onClose(): void
}

/** The dialog that chooses the candidates of a selection, with a word on each, and its duration. */
export function ShortlistForm({ candidates, unlisted, onSend, onClose }: ShortlistFormProps) {
  const prefix = useId()
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const candidats = form.getAll('candidat').map((id) => {
      return { candidature: id, mot: form.get(`mot-${id}`) }
    })
    setSending(true)
    await onSend({ jours: form.get('jours'), candidats })
    setSending(false)
  }

  return (
    <Dialog title="Envoyer une sélection à l’employeur" onClose={onClose}>
      <form onSubmit={send}>
        <p className="sira-dialog__note">
          L’employeur lit une fiche, sans coordonnées. Le nom complet, les réponses et le CV n’y
          sont qu’avec l’accord du candidat, à qui nous le demandons par e-mail&nbsp;; sans e-mail,
          appelez-le et notez son accord.
        </p>
        {unlisted > 0 && (
          <p className="sira-dialog__note">
            {`Les plus récents de chaque étape sont ici\u00a0; ${unlisted} ${unlisted === 1 ? 'autre, plus ancien, n’y est pas' : 'autres, plus anciens, n’y sont pas'}. Pour en présenter un, faites d’abord avancer ou refusez les plus récents.`}
          </p>
        )}
        <fieldset>
          <legend>Candidats</legend>
          {candidates.map(({ id, nom, refus }) => (
            <div key={id}>
              <label className="sira-dialog__choice">
                <input type="checkbox" name="candidat" value={id} /> {nom}
                {refus !== null && ` (refus prévu le ${momentInFigures(refus)})`}
              </label>
              <textarea
                name={`mot-${id}`}
                rows={2}
                maxLength={500}
                aria-label={`Présentation de ${nom} (facultatif)`}
                placeholder="Présentation (facultatif)"
              />
            </div>
          ))}
        </fieldset>
        <label htmlFor={`${prefix}-jours`}>Ouverte pendant (jours)</label>
        <input
          id={`${prefix}-jours`}
          name="jours"
          type="number"
          min={1}
          max={30}
          defaultValue={14}
          required
        />
        <DialogButtons
          confirm="Préparer le lien"
          busy={isSending && 'Un instant…'}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
