'use client'

import { toast } from '@payloadcms/ui'
import type { ApplicationState } from '@sira/contract/applications/applicationStates'
import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { applicationDeed } from '../../applications/applicationDeeds.ts'
import { type Board, poolChoice } from '../../applications/desk/applicationBoard.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { MoveForm } from '../orders/MoveForm.tsx'
import { useDesk } from '../orders/useDesk.ts'
import { BoardChoice, ofOffer, ofPool, unanswered } from './BoardChoice.tsx'
import { BoardColumns, cardId, headingId } from './BoardColumns.tsx'
import { CandidateWord } from './CandidateWord.tsx'
import { InterviewFields, movePath } from './InterviewFields.tsx'
import { Shortlists } from './shortlists/Shortlists.tsx'

interface Asked {
  id: number
  /** The state in which its card stands. */
  from: ApplicationState
  to: ApplicationState
}

/** The offers above the list, and what came to the chosen one by its state: buttons move each card. */
export function ApplicationBoard() {
  const query = useSearchParams()
  const isPool = query.get(ofPool) === 'false'
  const offer = isPool ? poolChoice : (query.get(ofOffer) ?? '')
  // The board has all of an offer: beside what a search finds it would be read as found.
  const isSearched = Boolean(query.get('search'))
  return (
    <ChosenBoard
      key={offer}
      offer={offer}
      isUnanswered={query.has(unanswered)}
      isSearched={isSearched}
    />
  )
}

interface ChosenBoardProps {
  /** Empty: none. */
  offer: string
  isUnanswered: boolean
  isSearched: boolean
}

function ChosenBoard({ offer, isUnanswered, isSearched }: ChosenBoardProps) {
  const path = `candidatures/tableau${offer && `?offre=${encodeURIComponent(offer)}`}`
  const { desk, problem, changed } = useDesk<Board>(path)
  const [asked, setAsked] = useState<Asked>()
  const [landed, setLanded] = useState<Asked>()

  // The card went to another column, and with it the button that had the focus. A full column leaves it out.
  useEffect(() => {
    if (landed === undefined) return
    const { id, to } = landed
    const place = document.getElementById(cardId(id)) ?? document.getElementById(headingId(to))
    place?.focus()
  }, [landed])

  async function move(moved: Asked, given: object) {
    const { id, from, to } = moved
    const data = { ...given, de: from, vers: to }
    const outcome = await callApi<{ message: string }>(
      `candidatures/${id}/${movePath(to, given)}`,
      data,
    )
    if (outcome.done) toast.success(outcome.body.message)
    else tellProblem(outcome.message)
    if (outcome.done) setAsked(undefined)
    await changed()
    if (outcome.done) setLanded(moved)
  }

  if (problem !== undefined) return <p role="alert">{problem}</p>
  if (desk === undefined) return <p className="sira-note">Lecture du tableau…</p>
  return (
    <section aria-label="Tableau des candidatures">
      <BoardChoice offers={desk.offres} offer={offer} isUnanswered={isUnanswered} />
      {offer !== '' && offer !== poolChoice && <Shortlists offer={offer} columns={desk.colonnes} />}
      {isSearched ? (
        <p className="sira-note">Pendant une recherche, le tableau n’est pas affiché.</p>
      ) : (
        <BoardColumns columns={desk.colonnes} onMove={setAsked} />
      )}
      {asked !== undefined && (
        <MoveForm
          deed={applicationDeed(asked.from, asked.to)}
          word={<CandidateWord id={asked.id} />}
          onSend={(given) => move(asked, given)}
          onClose={() => setAsked(undefined)}
        >
          {asked.to === 'entretien' && asked.from !== 'refusée' && <InterviewFields />}
        </MoveForm>
      )}
    </section>
  )
}
