import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { lockRecord } from '../../database/records/lockRecord.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { sentBy } from '../../dossiers/desk/sentBy.ts'
import { type BegunEstimate, begunEstimates } from './begunEstimates.ts'
import { usualValidity } from './usualValidity.ts'

const body = z.object({
  demande: z.number('Demande illisible.').int().positive(),
  /** True: the person has seen the estimates that there are and wants another one. */
  another: z.boolean().default(false),
})

/** A draft; or what the request has already, where nobody has said that another is wanted. */
export type Begun = { id: number } | { already: BegunEstimate[] }

/** `POST /admin/api/estimations/begin`: a draft for whoever asked for a quote, in his language. */
export const beginEstimate: Endpoint = {
  path: '/begin',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const asked = await sentBy(body, req)
    return Response.json(await withinTransaction(req, () => begin(asked, req)))
  },
}

async function begin(
  { demande, another }: z.infer<typeof body>,
  req: PayloadRequest,
): Promise<Begun> {
  // Two colleagues at the same moment: the second one sees what the first has begun.
  await lockRecord('devis', demande, req)
  const { docs } = await req.payload.find({
    collection: 'devis',
    where: { id: { equals: demande } },
    limit: 1,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const [request] = docs
  if (request === undefined) throw new APIError('Cette demande n’existe plus.', 404)
  const already = another ? [] : await begunEstimates(demande, req)
  if (already.length > 0) return { already }
  const { id } = await req.payload.create({
    collection: 'estimations',
    data: {
      demande,
      nom: request.nom || request.email,
      email: request.email || null,
      phone: request.phone ?? null,
      locale: request.locale ?? 'fr',
      lignes: request.service ? [{ designation: request.service, quantite: 1, prix: 0 }] : [],
      valableJusquau: usualValidity(),
      etat: 'brouillon',
    },
    depth: 0,
    req,
  })
  return { id }
}
