import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireOfferStaff } from '../../access/offers/offerStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { motif, sentBy } from '../../dossiers/desk/sentBy.ts'
import { move } from '../../dossiers/moves/move.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import type { SentOffer } from '../../payload-types.ts'
import { requireContentStaff } from '../../publication/requireContentStaff.ts'
import { sentOfferMachine } from './sentOfferMachine.ts'

/** `POST /admin/api/offres/:id/brouillon`: an offer that only staff see, with the words of the employer. */
export const draftOffer: Endpoint = {
  path: '/:id/brouillon',
  method: 'post',
  handler: async (req) => {
    requireContentStaff(req)
    const step = { by: 'personnel', who: nameOf(req) } as const
    const wanted = { id: recordNumber(req), to: 'brouillon', step } as const
    const { record } = await move(sentOfferMachine, wanted, req, {
      effects: async (before) => ({ brouillon: await makeDraft(before, req) }),
    })
    const { brouillon } = record
    const offre = typeof brouillon === 'object' ? brouillon?.id : brouillon
    return Response.json({ message: 'Le brouillon est prêt\u00a0: relisez-le.', offre })
  },
}

const wanted = z.object({ motif })

/** `POST /admin/api/offres/:id/ecarter`: nothing is published of it. */
export const setOfferAside: Endpoint = {
  path: '/:id/ecarter',
  method: 'post',
  handler: async (req) => {
    requireOfferStaff(req)
    const { motif: why } = await sentBy(wanted, req)
    const step = { by: 'personnel', who: nameOf(req), why } as const
    await move(sentOfferMachine, { id: recordNumber(req), to: 'écartée', step }, req)
    return Response.json({ message: 'Cette offre est écartée.' })
  },
}

async function makeDraft(sent: SentOffer, req: PayloadRequest): Promise<number> {
  const { titre, description, ville, entreprise, cv_facultatif } = sent
  const compagnie = await companyNamed(entreprise ?? '', req)
  const { id } = await req.payload.create({
    collection: 'jobs',
    draft: true,
    depth: 0,
    req,
    data: {
      titre: titre ?? '',
      description: description ?? null,
      ville: ville ?? null,
      compagnie,
      cv_facultatif: cv_facultatif === 'oui',
      _status: 'draft',
    },
  })
  return id
}

/** The company that staff know by this name, in whatever case; else a new one, which they check. */
async function companyNamed(nom: string, req: PayloadRequest): Promise<number> {
  const asked = { collection: 'compagnies', depth: 0, req } as const
  const { docs } = await req.payload.find({
    ...asked,
    where: { nom: { like: nom } },
    limit: 100,
    pagination: false,
  })
  const known = docs.find((one) => one.nom?.trim().toLowerCase() === nom.toLowerCase())
  return (known ?? (await req.payload.create({ ...asked, data: { nom } }))).id
}
