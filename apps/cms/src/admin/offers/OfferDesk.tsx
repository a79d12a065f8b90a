'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import type { Deed } from '../../dossiers/moves/deed.ts'
import type { OfferTrust } from '../../offers/checks/offerDesk.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { MoveForm } from '../orders/MoveForm.tsx'
import { useDesk } from '../orders/useDesk.ts'
import { OfferReports } from './OfferReports.tsx'
import { trustInWords } from './trustInWords.ts'

type Asked = 'suspendre' | 'remettre' | 'classer'

const deeds: Readonly<Record<Asked, Deed>> = {
  suspendre: {
    label: 'Suspendre cette offre',
    motif: '',
    tells: false,
    note: 'Elle quitte le site à l’instant\u00a0: sa page, la liste, la recherche.',
  },
  remettre: {
    label: 'Remettre en ligne',
    motif: 'Offre regardée',
    tells: false,
    note: 'Les signalements sont classés et ne comptent plus.',
  },
  classer: {
    label: 'Classer les signalements',
    motif: 'Offre regardée',
    tells: false,
    note: 'Ils ne comptent plus\u00a0; l’offre reste comme elle est.',
  },
}

/** The trust in an offer: who vouches for it, the reports of visitors, whether it is shown. */
export function OfferDesk() {
  const { id } = useDocumentInfo()
  return id ? <Trust key={id} id={id} /> : null
}

function Trust({ id }: { id: number | string }) {
  const { desk, problem, changed } = useDesk<OfferTrust>(`controles/${id}/offre`)
  const [asked, setAsked] = useState<Asked>()

  async function act(name: string, given: object = {}) {
    const outcome = await callApi<{ message: string }>(`controles/${id}/${name}`, given)
    if (outcome.done) toast.success(outcome.body.message)
    else tellProblem(outcome.message)
    if (outcome.done) setAsked(undefined)
    await changed()
  }

  if (problem !== undefined) return <p role="alert">{problem}</p>
  if (desk === undefined) return <p className="sira-note">Lecture du contrôle…</p>
  const { suspendue, verifiee, changee, employeur, signalements } = desk
  const settled = suspendue ? 'remettre' : 'classer'
  return (
    <section className="sira-desk" aria-label="Confiance">
      <p className="sira-note">{trustInWords(desk)}</p>
      <div className="sira-desk__deeds">
        {!verifiee && employeur !== null && (
          <button type="button" className="sira-deed" onClick={() => act('verifier')}>
            Vérifier cette offre
          </button>
        )}
        {(verifiee || changee) && (
          <button type="button" className="sira-deed" onClick={() => act('devalider')}>
            Retirer la vérification
          </button>
        )}
        {!suspendue && (
          <button type="button" className="sira-deed" onClick={() => setAsked('suspendre')}>
            {deeds.suspendre.label}
          </button>
        )}
        {(suspendue || signalements.length > 0) && (
          <button type="button" className="sira-deed" onClick={() => setAsked(settled)}>
            {deeds[settled].label}
          </button>
        )}
      </div>
      <OfferReports desk={desk} />
      {asked !== undefined && (
        <MoveForm
          deed={deeds[asked]}
          onSend={(given) => act(asked === 'suspendre' ? asked : 'remettre', given)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}
