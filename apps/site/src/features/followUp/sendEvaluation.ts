import {
  longestOpinion,
  type OwnEvaluation,
  type Ratings,
  ratedPoints,
} from '@sira/contract/evaluations/evaluation'
import * as z from 'zod'
import { closedDossier, type Said } from '../../dossiers/closedDossier.ts'
import { textOf } from '../../forms/sentFields.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { type Caller, callBackOffice } from '../../transport/calls/callBackOffice.ts'

/** The name of the button. */
export const evaluationField = 'evaluer'

/** An evaluation form as it was typed, perhaps incomplete. */
export type TypedEvaluation = Omit<Partial<OwnEvaluation>, 'notes'> & { notes?: Partial<Ratings> }

const answer = z.object({ reference: z.string() })

interface Pair {
  reference: string
  phone: string
}

/** Sends the evaluation of a participant; a wrong pair is answered as in any follow-up. */
export async function evaluated(
  caller: Caller,
  sent: FormData,
  pair: Pair,
  words: Dictionary,
): Promise<{ notice?: string; typed?: TypedEvaluation } | ({ state: 'closed' } & Said)> {
  if (textOf(sent, evaluationField) === '') return {}
  const { evaluation: t } = words.followUp
  const typed = typedEvaluation(sent)
  const isWhole = ratedPoints.every((point) => typed.notes?.[point] !== undefined)
  if (!isWhole) return { typed }
  const called = await callBackOffice(caller, 'inscriptions/evaluer', { ...pair, ...typed }, answer)
  if (called.state === 'done') return { notice: t.done }
  if (called.state === 'used') return { notice: t.tooLate }
  return closedDossier(called, words)
}

function typedEvaluation(sent: FormData): TypedEvaluation {
  const notes = ratedPoints.flatMap((point) => {
    const mark = textOf(sent, point)
    return /^[1-5]$/.test(mark) ? [[point, Number(mark)] as const] : []
  })
  return {
    notes: Object.fromEntries(notes),
    avis: textOf(sent, 'avis').slice(0, longestOpinion),
    publier: textOf(sent, 'publier') === 'oui',
  }
}
