import { type RatedPoint, ratedPoints } from '@sira/contract/evaluations/evaluation'
import { APIError, type Endpoint } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../../../access/requireInboxStaff.ts'
import { requireOrderStaff } from '../../../access/sales/requireOrderStaff.ts'
import { lockRow } from '../../../database/records/lockRow.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { sentBy } from '../../../dossiers/desk/sentBy.ts'
import { announceSoon } from '../../../publication/changes/announceSoon.ts'
import { averageOf, ratingsOf } from '../ratings.ts'

/** The evaluations on the screen of a session; who said it stands on the seat. */
export interface EvaluationRecord {
  count: number
  averages: Readonly<Partial<Record<RatedPoint, number>>>
  opinions: { id: number; text: string; mayPublish: boolean; isPublished: boolean }[]
}

/** `GET /admin/api/inscriptions/session/:id/evaluations` */
export const evaluationDesk: Endpoint = {
  path: '/session/:id/evaluations',
  method: 'get',
  handler: async (req) => {
    requireOrderStaff(req)
    const { docs } = await req.payload.find({
      collection: 'inscriptions',
      where: { session: { equals: recordNumber(req) }, evalueLe: { exists: true } },
      sort: '-evalueLe',
      pagination: false,
      depth: 0,
      req,
    })
    const rated = docs.flatMap((seat) => ratingsOf(seat) ?? [])
    const averages = ratedPoints.map((point) => [point, averageOf(rated.map((one) => one[point]))])
    return Response.json({
      count: docs.length,
      averages: rated.length === 0 ? {} : Object.fromEntries(averages),
      opinions: docs.flatMap(({ id, avis, avisPublic, avisPublieLe }) =>
        avis
          ? [
              {
                id,
                text: avis,
                mayPublish: Boolean(avisPublic),
                isPublished: Boolean(avisPublieLe),
              },
            ]
          : [],
      ),
    } satisfies EvaluationRecord)
  },
}

const wanted = z.object({ publier: z.boolean() })

/** `POST /admin/api/inscriptions/:id/avis`: words that may be published stand on the page of the training, or no more. */
export const publishOpinion: Endpoint = {
  path: '/:id/avis',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const { publier } = await sentBy(wanted, req)
    const id = recordNumber(req)
    await withinTransaction(req, async () => {
      await lockRow('inscriptions', id, req)
      const asked = { collection: 'inscriptions', id, depth: 0, req } as const
      const seat = await req.payload.findByID({ ...asked, disableErrors: true })
      if (!seat?.avis || (publier && !seat.avisPublic)) {
        throw new APIError('Cet avis ne peut pas être publié.', 409, null, true)
      }
      const avisPublieLe = publier ? new Date().toISOString() : null
      await req.payload.update({ ...asked, data: { avisPublieLe } })
      await announceSoon(['sessions'], req)
    })
    return Response.json({ message: publier ? 'L’avis est publié.' : 'L’avis n’est plus publié.' })
  },
}
