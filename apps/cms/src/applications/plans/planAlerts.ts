import { defaultLocale, localisedPath } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { lockRow } from '../../database/records/lockRow.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { sentBy } from '../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { publicUrl } from '../../environment/publicUrl.ts'
import { type OpenOffer, openOffers, searchSynonyms } from '../../offers/alerts/openOffers.ts'
import { wantedOffers } from '../../offers/alerts/wantedOffers.ts'
import { planWords } from './planWords.ts'
import { type RunningPlan, runningPlans } from './runningPlans.ts'

/** Offers of one message: more are read by nobody. */
const mostOffers = 5

/** One customer to write to, with the message that is ready. */
export interface PlanAlert {
  commande: number
  nom: string
  phone: string
  formule: string
  au: string
  offres: { id: number; titre: string }[]
  message: string
}

/** `GET /admin/api/envois-formule/a-envoyer`: the customers of plans for whom there are new offers. */
export const listPlanAlerts: Endpoint = {
  path: '/a-envoyer',
  method: 'get',
  handler: async (req) => {
    requireInboxStaff(req)
    return Response.json({ alertes: await waitingPlanAlerts(req) })
  },
}

/** Customers who paid for new offers, and were not told of them yet. */
export async function waitingPlanAlerts(req: PayloadRequest): Promise<PlanAlert[]> {
  const plans = await runningPlans(req)
  if (plans.length === 0) return []
  const offers = await openOffers(req.payload, new Date())
  const alerts: PlanAlert[] = []
  for (const plan of plans) {
    const wanted = await newOffers(plan, offers, req)
    if (wanted.length > 0) alerts.push(alertOf(plan, wanted, publicUrl(req.payload)))
  }
  return alerts
}

const told = z.object({
  offres: z.array(z.number().int().positive()).min(1, 'Rien n’est à noter.').max(mostOffers),
})

/** `POST /admin/api/envois-formule/:id/envoye`, by the number of the order: its customer has read them. */
export const notePlanAlert: Endpoint = {
  path: '/:id/envoye',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const { offres } = await sentBy(told, req)
    const commande = recordNumber(req)
    await withinTransaction(req, async () => {
      await lockRow('commandes', commande, req)
      const [plan] = await runningPlans(req, { id: { equals: commande } })
      if (!plan) throw new APIError('Cette formule est finie.', 409, null, true)
      const known = await toldOf(commande, req)
      for (const job of new Set(offres)) {
        if (known.has(job)) continue
        const data = { commande, job, par: nameOf(req) }
        await req.payload.create({ collection: 'envois-formule', data, depth: 0, req })
      }
    })
    return Response.json({ message: 'C’est noté\u00a0: ces offres ne lui seront plus proposées.' })
  },
}

/** Newer than the plan and never told, by the kept searches of the customer where there are any. */
async function newOffers(
  { order, du }: RunningPlan,
  offers: readonly OpenOffer[],
  req: PayloadRequest,
): Promise<OpenOffer[]> {
  const known = await toldOf(order.id, req)
  const fresh = offers.filter(({ id, publishedAt }) => publishedAt >= du && !known.has(id))
  if (!order.email || fresh.length === 0) return fresh.slice(0, mostOffers)
  const { docs } = await req.payload.find({
    collection: 'alertes',
    where: { email: { equals: order.email.toLowerCase() }, etat: { equals: 'active' } },
    pagination: false,
    depth: 0,
    req,
  })
  if (docs.length === 0) return fresh.slice(0, mostOffers)
  const synonyms = await searchSynonyms(req.payload)
  const wanted = docs.flatMap((alert) => wantedOffers(alert, fresh, synonyms))
  return [...new Set(wanted)].slice(0, mostOffers)
}

async function toldOf(commande: number, req: PayloadRequest): Promise<ReadonlySet<number>> {
  const { docs } = await req.payload.find({
    collection: 'envois-formule',
    where: { commande: { equals: commande } },
    pagination: false,
    depth: 0,
    req,
  })
  return new Set(docs.map(({ job }) => Number(job)))
}

function alertOf({ order, titre, au }: RunningPlan, offers: OpenOffer[], site: string): PlanAlert {
  const locale = order.locale ?? defaultLocale
  const named = offers.map(({ id, slug, titles, employer }) => ({
    id,
    titre: titles.fr ?? '',
    line: [
      [titles[locale] || titles.fr, employer].filter(Boolean).join(', '),
      `${site}${localisedPath(routes.job(slug), locale)}`,
    ].join('\n'),
  }))
  return {
    commande: order.id,
    nom: order.nom ?? '',
    phone: order.phone ?? '',
    formule: titre,
    au,
    offres: named.map(({ id, titre: title }) => ({ id, titre: title })),
    message: [planWords[locale](order.nom ?? ''), ...named.map(({ line }) => line)].join('\n\n'),
  }
}
