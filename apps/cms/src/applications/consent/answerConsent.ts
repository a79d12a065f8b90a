import type { ConsentAnswer } from '@sira/contract/applications/shortlist'
import { conflict } from '@sira/contract/wire/refusals'
import { APIError, createLocalReq, type Endpoint, type Payload, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { lockRow } from '../../database/records/lockRow.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { sentBy } from '../../dossiers/desk/sentBy.ts'
import type { Pair } from '../../dossiers/followed.ts'
import { foundByPair } from '../../dossiers/followUp/foundByPair.ts'
import { foundOrNothing } from '../../dossiers/followUp/foundOrNothing.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import type { Application } from '../../payload-types.ts'
import { isConsentAsked } from './isConsentAsked.ts'

/** Keeps the answer of a candidate; the last one counts. */
export async function answerConsent(
  pair: Pair,
  answer: ConsentAnswer,
  payload: Payload,
): Promise<Application> {
  const { id } = await foundOrNothing(() => foundByPair('candidatures', pair, payload))
  const req = await createLocalReq({}, payload)
  const kept = await keepAnswer(id, answer, {}, req)
  if (kept === undefined) throw conflict('Nobody asks this of the application now')
  return kept
}

const said = z.object({
  reponse: z.enum(['accordé', 'refusé'], 'Choisissez la réponse du candidat.'),
  mot: z
    .string('Écrivez ce que le candidat a dit.')
    .trim()
    .min(3, 'Écrivez ce que le candidat a dit.')
    .max(500, 'Au plus 500 caractères.'),
})

const notAsked = 'On ne demande pas d’accord pour cette candidature en ce moment.'

/** `POST /admin/api/candidatures/:id/accord`: notes the spoken answer of a candidate, with the call. */
export const noteConsent: Endpoint = {
  path: '/:id/accord',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const { reponse, mot } = await sentBy(said, req)
    const call = { date: new Date().toISOString(), qui: nameOf(req), mot }
    const kept = await keepAnswer(recordNumber(req), reponse, { call }, req)
    if (kept === undefined) throw new APIError(notAsked, 409, null, true)
    return Response.json({ message: 'La réponse du candidat est notée.' })
  },
}

interface Besides {
  call?: { date: string; qui: string; mot: string }
}

function keepAnswer(
  id: number,
  answer: ConsentAnswer,
  { call }: Besides,
  req: PayloadRequest,
): Promise<Application | undefined> {
  return withinTransaction(req, async () => {
    await lockRow('candidatures', id, req)
    const found = await req.payload.findByID({ collection: 'candidatures', id, depth: 0, req })
    if (!isConsentAsked(found)) return undefined
    const calls = call ? { appels: [...(found.appels ?? []), call] } : {}
    const data = { accord: answer, accordLe: new Date().toISOString(), ...calls }
    return req.payload.update({ collection: 'candidatures', id, depth: 0, req, data })
  })
}
