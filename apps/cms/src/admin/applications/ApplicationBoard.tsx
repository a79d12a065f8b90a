'use client'

import { toast } from '@payloadcms/ui'
import type { ApplicationState } from '@sira/contract/applications/applicationStates'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { type Board, poolChoice } from '../../applications/desk/applicationBoard.ts'
import { callApi } from '../calls/callApi.ts'
import { MoveForm } from '../orders/MoveForm.tsx'
import { useDesk } from '../orders/useDesk.ts'
import { applicationDeeds } from './applicationDeeds.ts'
import { BoardChoice, ofOffer, ofPool, unanswered } from './BoardChoice.tsx'
import { BoardColumns } from './BoardColumns.tsx'
import { InterviewFields, movePath } from './InterviewFields.tsx'

interface Asked {
  id: number
  to: ApplicationState
}

/** The offers above the list, and what came to the chosen one by its state: buttons move each card. */
export function ApplicationBoard() {
  const query = useSearchParams()
  const isPool = query.get(ofPool) === 'false'
  const offer = isPool ? poolChoice : (query.get(ofOffer) ?? '')
  return <ChosenBoard key={offer} offer={offer} isUnanswered={query.has(unanswered)} />
}

interface ChosenBoardProps {
  /** Empty: none. */
  offer: string
  isUnanswered: boolean
}

function ChosenBoard({ offer, isUnanswered }: ChosenBoardProps) {
  const path = `candidatures/tableau${offer && `?offre=${encodeURIComponent(offer)}`}`
  const { desk, problem, changed } = useDesk<Board>(path)
  const [asked, setAsked] = useState<Asked>()

  async function move({ id, to }: Asked, given: object) {
    const data = { ...given, vers: to }
    const outcome = await callApi<{ message: string }>(
      `candidatures/${id}/${movePath(to, given)}`,
      data,
    )
    if (outcome.done) toast.success(outcome.body.message)
    else toast.error(outcome.message)
    if (outcome.done) setAsked(undefined)
    await changed()
  }

  if (problem !== undefined) return <p role="alert">{problem}</p>
  if (desk === undefined) return <p className="sira-note">Lecture du tableau…</p>
  return (
    <section aria-label="Tableau des candidatures">
      <BoardChoice offers={desk.offres} offer={offer} isUnanswered={isUnanswered} />
      <BoardColumns columns={desk.colonnes} onMove={(id, to) => setAsked({ id, to })} />
      {asked !== undefined && (
        <MoveForm
          deed={applicationDeeds[asked.to]}
          onSend={(given) => move(asked, given)}
          onClose={() => setAsked(undefined)}
        >
          {asked.to === 'entretien' && <InterviewFields />}
        </MoveForm>
      )}
    </section>
  )
}
