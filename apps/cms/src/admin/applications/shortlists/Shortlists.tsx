import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { BoardColumn } from '../../../applications/desk/applicationBoard.ts'
import type { ShareLine } from '../../../applications/shares/shareDeeds.ts'
import { momentInFigures } from '../../../dates/dates.ts'
import { callApi } from '../../calls/callApi.ts'
import { ConfirmDialog } from '../../dialog/ConfirmDialog.tsx'
import { tellProblem } from '../../dialog/tellProblem.ts'
import { useDesk } from '../../orders/useDesk.ts'
import { ShortlistForm } from './ShortlistForm.tsx'
import { ShortlistLink } from './ShortlistLink.tsx'

interface ShortlistsProps {
  /** The number of the offer. */
  offer: string
  columns: readonly BoardColumn[]
}

/** The states from which a candidate may be shown to the employer. */
const shown: readonly string[] = ['présélection', 'entretien', 'proposée', 'retenue']

/** The selections sent to the employer of an offer: links that end, or are stopped here. */
export function Shortlists({ offer, columns }: ShortlistsProps) {
  const { desk, changed } = useDesk<{ partages: ShareLine[] }>(`partages/offre/${offer}`)
  const [isAsked, setAsked] = useState(false)
  const [link, setLink] = useState<string>()
  const [ending, setEnding] = useState<number>()
  const chosenFrom = columns.filter(({ etat }) => shown.includes(etat))
  const candidates = chosenFrom.flatMap(({ cartes }) => cartes)
  const all = chosenFrom.reduce((sum, { total }) => sum + total, 0)

  async function make(given: object) {
    const path = `partages/offre/${offer}`
    const outcome = await callApi<{ message: string; lien: string }>(path, given)
    if (!outcome.done) {
      tellProblem(outcome.message)
      return
    }
    toast.success(outcome.body.message)
    setAsked(false)
    setLink(outcome.body.lien)
    await changed()
  }

  async function end(id: number) {
    const outcome = await callApi<{ message: string }>(`partages/${id}/finir`, {})
    if (outcome.done) toast.success(outcome.body.message)
    else tellProblem(outcome.message)
    await changed()
  }

  return (
    <section aria-label="Sélection pour l’employeur">
      <button
        type="button"
        className="sira-deed"
        disabled={candidates.length === 0}
        onClick={() => setAsked(true)}
      >
        Envoyer une sélection à l’employeur
      </button>
      {candidates.length === 0 && (
        <p className="sira-note">Une sélection montre les candidats présélectionnés.</p>
      )}
      <ul className="sira-payments">
        {desk?.partages.map((share) => (
          <Line key={share.id} share={share} onEnd={setEnding} />
        ))}
      </ul>
      {isAsked && (
        <ShortlistForm
          candidates={candidates}
          unlisted={all - candidates.length}
          onSend={make}
          onClose={() => setAsked(false)}
        />
      )}
      {ending !== undefined && (
        <ConfirmDialog
          title="Fermer ce lien"
          text={`L’employeur n’y lit plus rien, et il ne se rouvre pas\u00a0: il faudrait lui en envoyer un autre.`}
          confirm="Fermer ce lien"
          onConfirm={() => end(ending)}
          onClose={() => setEnding(undefined)}
        />
      )}
      {link !== undefined && <ShortlistLink link={link} onClose={() => setLink(undefined)} />}
    </section>
  )
}

function Line({ share, onEnd }: { share: ShareLine; onEnd(id: number): void }) {
  const { id, le, par, fin, candidats, vues, estOuverte } = share
  const facts = [
    `Sélection du ${momentInFigures(le)}, par ${par}`,
    candidats === 1 ? '1 candidat' : `${candidats} candidats`,
    `${vues} vue${vues > 1 ? 's' : ''}`,
    `${estOuverte ? 'ouverte jusqu’au' : 'fermée le'} ${momentInFigures(fin)}`,
  ]
  return (
    <li>
      {facts.join(' · ')}{' '}
      {estOuverte && (
        <button type="button" className="sira-deed" onClick={() => onEnd(id)}>
          Fermer ce lien
          <span className="sr-only">{`\u00a0: sélection du ${momentInFigures(le)}`}</span>
        </button>
      )}
    </li>
  )
}
