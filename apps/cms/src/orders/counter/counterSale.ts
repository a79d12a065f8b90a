import { limits } from '@sira/contract/limits'
import { ContractError } from '@sira/contract/wire/errors'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { sentBy } from '../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { confirmPayment } from '../../money/ledger/confirmPayment.ts'
import type { Order } from '../../payload-types.ts'
import { placeOrder } from '../checkout/placeOrder.ts'
import { readRequest } from '../checkout/readRequest.ts'
import { refusedLine } from '../checkout/refusedLine.ts'
import { networkMark } from '../shares/networkMark.ts'

const line = z.object({
  article: z.string().regex(/^(session|livre|formule|prestation):[\w-]{1,60}$/, 'Choisissez quoi.'),
  quantite: z.coerce.number().int().min(1).max(limits.seats.max),
})

const wanted = z.object({
  /** The idempotency key of the form. */
  envoi: z.string().min(8).max(80),
  nom: z.string().trim().min(2, 'Écrivez le nom du client.'),
  phone: z.string().trim().min(8, 'Écrivez le numéro de téléphone du client.'),
  email: z.string().trim().optional(),
  lignes: z.array(line).min(1, 'Choisissez ce qui est vendu.').max(10),
  /** The names of participants, one a line; empty seats are named later. */
  participants: z.string().max(5000).default(''),
  paye: z.boolean(),
})

type Sale = z.output<typeof wanted>

/** `POST /admin/api/commandes/guichet`: somebody buys in the office, and pays at once or later. */
export const counterSale: Endpoint = {
  path: '/guichet',
  method: 'post',
  handler: async (req) => {
    requireOrderStaff(req)
    const sale = await sentBy(wanted, req)
    const order = await placed(sale, req)
    if (sale.paye && order.total > 0) await paid(order, req)
    return Response.json({ id: order.id, reference: order.reference })
  },
}

async function placed({ envoi, lignes, participants, ...who }: Sale, req: PayloadRequest) {
  const names = participants.split('\n').flatMap((name) => name.trim() || [])
  const request = {
    ...{ nom: who.nom, phone: who.phone, mode: 'especes_agence' },
    ...(who.email && { email: who.email }),
    lignes: lignes.map(({ article, quantite }) => {
      const [nature = '', what = ''] = article.split(':')
      if (nature === 'livre') return { nature, id: Number(what), quantite }
      if (nature !== 'session') return { nature, code: what, quantite }
      const named = names.splice(0, quantite)
      const seats = Array.from({ length: quantite }, (_, at) => ({ nom: named[at] ?? '' }))
      return { nature, id: Number(what), participants: seats }
    }),
  }
  // All that is sold in the office comes from one network, and takes nothing from its visitors.
  const network = networkMark(`guichet ${envoi}`, req.payload)
  const sending = { key: `guichet-${envoi}`, network, byStaff: true } as const
  try {
    return await placeOrder(readRequest(request), sending, req.payload)
  } catch (error) {
    throw inWords(error)
  }
}

/** The refusals of the shop, as staff read them. */
function inWords(error: unknown): unknown {
  if (!(error instanceof ContractError)) return error
  const line = refusedLine(error)
  if (line?.left !== undefined) {
    const message = `Il n’en reste que ${line.left} (ligne ${line.index + 1}).`
    return new APIError(message, 409, null, true)
  }
  if (line) {
    const why = 'n’est plus vendue, ou l’est deux fois'
    return new APIError(`La ligne ${line.index + 1} ${why}.`, 400)
  }
  const { errors = [] } = (error.details ?? {}) as { errors?: { path: string[] }[] }
  const field = errors[0]?.path[0]
  if (field === 'phone') return new APIError('Ce numéro n’en est pas un.', 400)
  if (field === 'email') return new APIError('Cette adresse e-mail n’en est pas une.', 400)
  if (error.status !== 409) return error
  return new APIError('Cette vente est déjà enregistrée, autrement. Rechargez la page.', 409)
}

async function paid({ id }: Order, req: PayloadRequest): Promise<void> {
  const where = { commande: { equals: id }, etat: { equals: 'en_attente' } }
  const list = { collection: 'paiements', where, limit: 1, pagination: false, depth: 0 } as const
  const [payment] = (await req.payload.find(list)).docs
  if (!payment) return
  const step = { by: 'personnel', who: nameOf(req), why: 'Payé au guichet' } as const
  try {
    await confirmPayment(payment.id, step, req)
  } catch (error) {
    // The same sale, sent twice: the other one has confirmed it meanwhile.
    const asked = { collection: 'paiements', id: payment.id, depth: 0 } as const
    if ((await req.payload.findByID(asked)).etat !== 'confirmé') throw error
  }
}
