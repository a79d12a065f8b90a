import { APIError, createLocalReq, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../../../access/requireInboxStaff.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'
import { motif, sentBy } from '../../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../../dossiers/nameOf.ts'
import type { Certificate, Enrolment } from '../../../payload-types.ts'
import { issueAttestation } from '../issueAttestation.ts'

const wanted = z.object({
  nom: z
    .string('Écrivez le nom du titulaire.')
    .trim()
    .regex(/\p{L}/u, 'Écrivez le nom du titulaire.')
    .max(255, 'Au plus 255 caractères.'),
  motif,
})

const late =
  'Une autre version a été délivrée entre-temps, ou son titulaire effacé. Rechargez la page.'

/**
 * `POST /admin/api/attestations/:id/corriger`: issues another version, with what the session and its
 * training say by now. A valid one is replaced by it, a withdrawn one stays withdrawn.
 */
export const correctAttestation: Endpoint = {
  path: '/:id/corriger',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const { nom, motif: why } = await sentBy(wanted, req)
    const before = await found(recordNumber(req), req)
    if (typeof before.inscription !== 'object') throw new APIError(late, 409, null, true)
    const own = await createLocalReq(req.user ? { user: req.user } : {}, req.payload)
    const step = { by: 'personnel', who: nameOf(req), why } as const
    const issued = { seat: before.inscription as Enrolment, before, nom }
    const made = before.etat === 'remplacée' ? undefined : await issueAttestation(issued, step, own)
    if (!made) throw new APIError(late, 409, null, true)
    return Response.json({ message: `L’attestation ${made.code} est délivrée.`, id: made.id })
  },
}

async function found(id: number, req: PayloadRequest): Promise<Certificate> {
  const asked = { collection: 'attestations', id, depth: 1, disableErrors: true, req } as const
  const attestation = await req.payload.findByID(asked)
  if (!attestation) throw new APIError('Cette attestation n’existe pas.', 404)
  return attestation
}
