import type { evaluationRequest } from '@sira/contract/evaluations/evaluation'
import { conflict } from '@sira/contract/wire/refusals'
import { createLocalReq, type Payload } from 'payload'
import type * as z from 'zod'
import { lockRow } from '../../database/records/lockRow.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { announceSoon } from '../../publication/changes/announceSoon.ts'
import { sessionOf } from '../seats/seatsOfOrder.ts'
import { evaluationOf } from './evaluationOf.ts'
import { ratedFields } from './ratings.ts'

type Given = Pick<z.output<typeof evaluationRequest>, 'notes' | 'avis' | 'publier'>

/** Keeps what a participant says: sent twice it is one answer, sent again it is corrected. */
export async function evaluate(id: number, given: Given, payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  await withinTransaction(req, async () => {
    await lockRow('inscriptions', id, req)
    const asked = { depth: 0, req } as const
    const seat = await payload.findByID({ collection: 'inscriptions', id, ...asked })
    const held = { collection: 'sessions', id: sessionOf(seat), ...asked } as const
    const session = await payload.findByID(held)
    if (!(await evaluationOf(seat, session, payload, req))) {
      throw conflict('This session cannot be evaluated, or no more')
    }
    const { notes, avis = '', publier = false } = given
    // Staff look at other words anew.
    const isSame = avis === (seat.avis ?? '') && publier
    await payload.db.updateOne({
      collection: 'inscriptions',
      id,
      data: {
        ...ratedFields(notes),
        ...{ avis: avis || null, avisPublic: publier },
        evalueLe: seat.evalueLe ?? new Date().toISOString(),
        avisPublieLe: isSame ? (seat.avisPublieLe ?? null) : null,
      },
      req,
    })
    await announceSoon(['sessions'], req)
  })
}
