import { localisedPath } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { momentInFull } from '../../dates/dates.ts'
import { sentBy } from '../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { publicUrl } from '../../environment/publicUrl.ts'
import type { Share } from '../../payload-types.ts'
import { askForConsent } from '../consent/askForConsent.ts'
import { isShown } from './candidateCard.ts'
import { newShareToken, shareMark } from './shareToken.ts'

const dayMs = 86_400_000
const mostCandidates = 30

const wanted = z.object({
  jours: z.coerce.number('Donnez un nombre de jours.').int().min(1).max(30).default(14),
  candidats: z
    .array(
      z.object({
        candidature: z.coerce.number().int().positive(),
        mot: z.string().trim().max(500, 'Au plus 500 caractères.').optional(),
      }),
    )
    .min(1, 'Choisissez au moins un candidat.')
    .max(mostCandidates, `Au plus ${mostCandidates} candidats.`),
})

const notTheirs = 'Un des candidats n’est plus présélectionné pour cette offre. Rechargez la page.'

/** A selection, as the board of its offer lists it. */
export interface ShareLine {
  id: number
  le: string
  par: string
  fin: string
  candidats: number
  vues: number
  estOuverte: boolean
}

/** `GET /admin/api/partages/offre/:id`: the selections sent to the employer of an offer, the newest first. */
export const listShares: Endpoint = {
  path: '/offre/:id',
  method: 'get',
  handler: async (req) => {
    requireInboxStaff(req)
    const { docs } = await req.payload.find({
      collection: 'partages',
      where: { offre: { equals: recordNumber(req) } },
      sort: '-createdAt',
      limit: 20,
      pagination: false,
      depth: 0,
      req,
    })
    return Response.json({ partages: docs.map(lineOf) })
  },
}

/** `POST /admin/api/partages/offre/:id`: a link that ends. It is said once, and kept nowhere. */
export const makeShare: Endpoint = {
  path: '/offre/:id',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const { jours, candidats } = await sentBy(wanted, req)
    const offer = recordNumber(req)
    const token = newShareToken()
    const finLe = new Date(Date.now() + jours * dayMs).toISOString()
    await withinTransaction(req, async () => {
      const chosen = await chosenOf(offer, candidats, req)
      const data = {
        offre: offer,
        intitule: chosen[0]?.intitule ?? '',
        candidats: candidats.map(({ candidature, mot }) => ({ candidature, mot: mot || null })),
        jeton: shareMark(token, req.payload),
        par: nameOf(req),
        finLe,
      }
      await req.payload.create({ collection: 'partages', depth: 0, req, data })
      for (const application of chosen) await askForConsent(application, req)
    })
    const path = localisedPath(routes.shortlist(token), 'fr')
    return Response.json({
      message: `La sélection est prête, ouverte jusqu’au ${momentInFull(finLe)}.`,
      lien: `${publicUrl(req.payload)}${path}`,
    })
  },
}

/** `POST /admin/api/partages/:id/finir`: from now on its link opens nothing. */
export const endShare: Endpoint = {
  path: '/:id/finir',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const id = recordNumber(req)
    const asked = { collection: 'partages', id, depth: 0, req } as const
    const found = await req.payload.findByID({ ...asked, disableErrors: true })
    if (!found) throw new APIError('Cette sélection n’existe pas.', 404)
    const arretLe = found.arretLe ?? new Date().toISOString()
    await req.payload.update({ ...asked, data: { arretLe } })
    return Response.json({ message: 'Ce lien n’ouvre plus rien.' })
  },
}

async function chosenOf(
  offer: number,
  wantedOnes: readonly { candidature: number }[],
  req: PayloadRequest,
) {
  const ids = [...new Set(wantedOnes.map(({ candidature }) => candidature))]
  const { docs } = await req.payload.find({
    collection: 'candidatures',
    where: { id: { in: ids }, offre: { equals: offer } },
    pagination: false,
    depth: 0,
    req,
  })
  const chosen = docs.filter(isShown)
  if (chosen.length < wantedOnes.length) throw new APIError(notTheirs, 409, null, true)
  return chosen
}

function lineOf({ id, createdAt, par, finLe, arretLe, candidats, vues }: Share): ShareLine {
  return {
    id,
    le: createdAt,
    par: par ?? '',
    fin: arretLe ?? finLe ?? '',
    candidats: candidats?.length ?? 0,
    vues: vues ?? 0,
    estOuverte: !arretLe && Date.parse(finLe ?? '') > Date.now(),
  }
}
