import { APIError, type Endpoint } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../messages/requireInboxStaff.ts'
import { sentBy } from '../orders/desk/sentBy.ts'

const body = z.object({ demande: z.number('Demande illisible.').int().positive() })

/** Days for which prices hold, unless staff say otherwise. */
const usualDays = 30
const dayMs = 24 * 60 * 60_000

/** `POST /admin/api/estimations/begin`: a draft for whoever asked for a quote, in his language. */
export const beginEstimate: Endpoint = {
  path: '/begin',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const { demande } = await sentBy(body, req)
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
    const { id } = await req.payload.create({
      collection: 'estimations',
      data: {
        nom: request.nom || request.email,
        email: request.email || null,
        phone: request.phone ?? null,
        locale: request.locale ?? 'fr',
        lignes: request.service ? [{ designation: request.service, quantite: 1, prix: 0 }] : [],
        valableJusquau: new Date(Date.now() + usualDays * dayMs).toISOString().slice(0, 10),
        etat: 'brouillon',
      },
      depth: 0,
      req,
    })
    return Response.json({ id })
  },
}
