'use client'

import { toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { nextStates } from '@sira/contract/dossiers/moves'
import {
  type WaitingState,
  waitingMoves,
  waitingStates,
} from '@sira/contract/waiting/waitingStates'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Deed } from '../../dossiers/moves/deed.ts'
import { waitingDeeds as deeds } from '../../enrolments/waiting/waitingDeeds.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { MoveForm } from '../orders/MoveForm.tsx'
import { SplitField } from './SplitField.tsx'

const split: Deed = {
  label: 'Partager la demande',
  motif: 'Dit au téléphone',
  tells: false,
  note: 'Une partie est offerte d’abord, dès qu’elle est libre. Le reste attend au même rang, sous une autre référence\u00a0: dites-la à la personne.',
}

/** Notes an answer given by phone. */
export function EntryDesk() {
  const { id } = useDocumentInfo()
  const { etat, places } = useFormFields(([fields]) => {
    return { etat: fields.etat?.value, places: Number(fields.places?.value) }
  })
  const [asked, setAsked] = useState<WaitingState | 'partager'>()
  const router = useRouter()
  const state = waitingStates.find((one) => one === etat)
  if (!id || state === undefined) return null

  async function send(path: string, given: object) {
    const outcome = await callApi<{ message: string; id?: number }>(path, given)
    if (!outcome.done) return tellProblem(outcome.message)
    toast.success(outcome.body.message)
    setAsked(undefined)
    if (outcome.body.id === undefined) router.refresh()
    else router.push(`/admin/collections/commandes/${outcome.body.id}`)
  }
  const advance = (given: object) =>
    asked === 'prise'
      ? send(`commandes/attente/${id}/prendre`, given)
      : send(`attentes/${id}/avancer`, { ...given, vers: asked })
  const next = nextStates(waitingMoves, state, 'personnel').filter((to) => deeds[to])
  const deed = asked !== undefined && asked !== 'partager' && deeds[asked]
  return (
    <section className="sira-desk" aria-label="Suite">
      <div className="sira-desk__deeds">
        {state === 'en_attente' && places > 1 && (
          <button type="button" className="sira-deed" onClick={() => setAsked('partager')}>
            {split.label}
          </button>
        )}
        {next.map((to) => (
          <button key={to} type="button" className="sira-deed" onClick={() => setAsked(to)}>
            {deeds[to]?.label}
          </button>
        ))}
      </div>
      {deed && (
        <MoveForm deed={deed} onSend={advance} onClose={() => setAsked(undefined)}>
          {asked === 'prise' && (
            <label>
              <input type="checkbox" name="acompte" value="oui" /> L’acompte d’abord, s’il y en a un
            </label>
          )}
        </MoveForm>
      )}
      {asked === 'partager' && (
        <MoveForm
          deed={split}
          onSend={(given) => send(`attentes/${id}/partager`, given)}
          onClose={() => setAsked(undefined)}
        >
          <SplitField places={places} />
        </MoveForm>
      )}
    </section>
  )
}
