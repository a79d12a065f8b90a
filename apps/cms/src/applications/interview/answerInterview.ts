import type { interviewReply } from '@sira/contract/applications/interview'
import { conflict } from '@sira/contract/wire/refusals'
import { createLocalReq, type Payload } from 'payload'
import type * as z from 'zod'
import { lockRow } from '../../database/records/lockRow.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import type { Pair } from '../../dossiers/followed.ts'
import { foundByPair } from '../../dossiers/followUp/foundByPair.ts'
import { foundOrNothing } from '../../dossiers/followUp/foundOrNothing.ts'
import type { Application } from '../../payload-types.ts'
import { comingInterview } from './shownInterview.ts'

type Answer = Pick<z.output<typeof interviewReply>, 'pour' | 'reponse'>

/** Keeps the answer of a candidate to an interview; the last one counts. « absent » asks staff for a call. */
export async function answerInterview(
  pair: Pair,
  { pour, reponse }: Answer,
  payload: Payload,
): Promise<Application> {
  const { id } = await foundOrNothing(() => foundByPair('candidatures', pair, payload))
  const req = await createLocalReq({}, payload)
  return withinTransaction(req, async () => {
    await lockRow('candidatures', id, req)
    const found = await payload.findByID({ collection: 'candidatures', id, depth: 0, req })
    const time = comingInterview(found)
    if (time === undefined || Date.parse(time) !== Date.parse(pour)) {
      throw conflict('The interview has changed meanwhile')
    }
    if (found.entretienReponse === reponse) return found
    const data = {
      entretienReponse: reponse,
      ...(reponse === 'absent' ? { repondueLe: null } : {}),
    }
    return payload.update({ collection: 'candidatures', id, depth: 0, req, data })
  })
}
