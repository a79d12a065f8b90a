import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { motif, sentBy } from '../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { requireContentStaff } from '../../publication/requireContentStaff.ts'
import { settleReports } from '../reports/settleReports.ts'
import { knownCheck } from './checkOf.ts'
import { moveOffer } from './moveOffer.ts'
import { unverifyOffer, verifyOffer } from './verifyOffer.ts'

const wanted = z.object({ motif })

interface Deed {
  name: string
  done: string
  act(job: number, req: PayloadRequest): Promise<void>
}

const deeds: readonly Deed[] = [
  { name: 'verifier', done: 'Cette offre est vérifiée.', act: verifyOffer },
  { name: 'devalider', done: 'Cette offre n’est plus marquée vérifiée.', act: unverifyOffer },
  { name: 'suspendre', done: 'Cette offre n’est plus visible.', act: suspend },
  {
    name: 'remettre',
    done: 'Les signalements sont classés\u00a0; l’offre n’est pas suspendue.',
    act: clear,
  },
]

/** `POST /admin/api/controles/:id/…`, by the number of the offer: what staff decide about it. */
export const offerDeeds: Endpoint[] = deeds.map(({ name, done, act }) => ({
  path: `/:id/${name}`,
  method: 'post',
  handler: async (req) => {
    requireContentStaff(req)
    await act(recordNumber(req), req)
    return Response.json({ message: done })
  },
}))

async function suspend(job: number, req: PayloadRequest): Promise<void> {
  const { motif: why } = await sentBy(wanted, req)
  await moveOffer(job, 'suspendue', { by: 'personnel', who: nameOf(req), why }, req)
}

/** « Remettre en ligne »: what was reported is seen to, and counts no more. */
async function clear(job: number, req: PayloadRequest): Promise<void> {
  const { motif: why } = await sentBy(wanted, req)
  const step = { by: 'personnel', who: nameOf(req), why } as const
  await withinTransaction(req, async () => {
    await settleReports(job, step, req)
    const check = await knownCheck(job, req)
    if (check?.etat === 'suspendue') await moveOffer(job, 'libre', step, req)
  })
}
