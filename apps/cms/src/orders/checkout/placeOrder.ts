import { defaultLocale } from '@sira/contract/locales'
import type { PaymentMode } from '@sira/contract/orders/paymentModes'
import { conflict, invalidForm } from '@sira/contract/wire/refusals'
import { createLocalReq, type Payload, type PayloadRequest, ValidationError } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { keptStep } from '../../dossiers/history/step.ts'
import { enrol } from '../../enrolments/seats/enrol.ts'
import { earliest, seatLimit } from '../../enrolments/seats/seatLimit.ts'
import { type TakenSeats, takeSeats } from '../../enrolments/seats/takeSeats.ts'
import { randomReference } from '../../fields/randomReference.ts'
import { beginPayment } from '../../money/ledger/beginPayment.ts'
import type { Order } from '../../payload-types.ts'
import { tellCustomer } from '../letters/tellCustomer.ts'
import { dueAt } from '../modes/dueAt.ts'
import { payStep } from '../modes/payStep.ts'
import { moveOrder } from '../moves/moveOrder.ts'
import { keepToShare, lockHolders } from '../shares/keepToShare.ts'
import { keptUntil } from '../shares/keptUntil.ts'
import { takeForOrder } from '../stock/takeForOrder.ts'
import { fingerprint } from './fingerprint.ts'
import { newKey } from './newKey.ts'
import { type Quote, quoteOrder } from './quoteOrder.ts'
import type { WantedOrder } from './readRequest.ts'
import { seatsWanted } from './seatsWanted.ts'
import { soldOut, soldOutNow } from './soldOut.ts'

/** More than enough: two references are the same once in twenty thousand million. */
const attempts = 3

/** How it was sent. */
export interface Sending {
  key: string | undefined
  /** Of the network it came from: see networkMark. */
  network: string
  /** Sold by staff to somebody they see: the share of strangers does not hold. */
  byStaff?: true
}

/**
 * Keeps an order before any money moves (product 12.3): under one key the same order once, whatever
 * arrives twice or at the same time; another cart under it is a 409.
 */
export async function placeOrder(
  wanted: WantedOrder,
  sending: Sending,
  payload: Payload,
): Promise<Order> {
  const { key } = sending
  for (let attempt = 1; ; attempt += 1) {
    const earlier = await placedEarlier(wanted, key, payload)
    if (earlier) return earlier
    try {
      return await placeNew(wanted, sending, payload)
    } catch (error) {
      // The same sending may have come by another connection in the meantime.
      const meanwhile = await placedEarlier(wanted, key, payload)
      if (meanwhile) return meanwhile
      if (attempt === attempts || !isReferenceTaken(error)) throw error
    }
  }
}

/** Whether the reference is another order's already; any other refusal would come again. */
function isReferenceTaken(error: unknown): boolean {
  if (!(error instanceof ValidationError) || error.data.collection !== 'commandes') return false
  return error.data.errors.every(({ path }) => path === 'reference')
}

async function placedEarlier(
  wanted: WantedOrder,
  key: string | undefined,
  payload: Payload,
): Promise<Order | undefined> {
  if (key === undefined) return undefined
  const { docs } = await payload.find({
    collection: 'commandes',
    where: { cleEnvoi: { equals: key } },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [order] = docs
  if (order === undefined || order.empreinte === fingerprint(wanted)) return order
  throw conflict('This Idempotency-Key was used for another order')
}

async function placeNew(wanted: WantedOrder, sending: Sending, payload: Payload) {
  const locale = wanted.locale ?? defaultLocale
  const quote = await quoteOrder(wanted, locale, payload)
  const { lines, total, modes } = quote
  const gone = soldOutNow(lines)
  if (gone.length > 0) throw soldOut(gone)
  if (wanted.totalVu !== undefined && wanted.totalVu !== total) {
    throw conflict('The total is another one now', { total })
  }
  if (total > 0 && (wanted.mode === undefined || !modes.includes(wanted.mode))) {
    const message = `mode must be one of ${modes.join(', ')}`
    throw invalidForm([{ path: ['mode'], message }])
  }
  const placing = await placingOf(wanted, { quote, sending }, payload)
  const req = await createLocalReq({}, payload)
  return withinTransaction(req, () => keepOrder(placing, req))
}

/** The data of an order, looked up before the transaction that keeps it. */
export async function placingOf(
  wanted: WantedOrder,
  { quote, sending }: Pick<Placing, 'quote' | 'sending'>,
  payload: Payload,
): Promise<Placing> {
  const mode = quote.total === 0 ? freeMode : (wanted.mode ?? freeMode)
  const echeance = quote.total === 0 ? null : await dueAt(mode, new Date(), payload)
  return { wanted: { ...wanted, mode }, quote, sending, echeance }
}

/** Nobody is asked how nothing is paid. */
const freeMode: PaymentMode = 'especes_agence'

export interface Placing {
  wanted: WantedOrder & { mode: PaymentMode }
  quote: Quote
  sending: Sending
  /** Until when it is kept without its money. */
  echeance: string | null
  /** Its seats were taken when they were offered. */
  isOffered?: true
}

/** The order, its copies and seats, its payment and its letter: all of it, or none. */
export async function keepOrder(placing: Placing, req: PayloadRequest): Promise<Order> {
  const { wanted, quote, sending, echeance, isOffered } = placing
  const { payload } = req
  // First of all: who sends the same at the same time finds it by its key, and takes no copy.
  const order = await payload.create({
    collection: 'commandes',
    depth: 0,
    req,
    data: {
      ...dataOf(wanted, quote),
      cleEnvoi: sending.key ?? null,
      // A free order is never unpaid.
      reseau: quote.total === 0 ? null : sending.network,
    },
  })
  await lockHolders(order, req)
  const taken = await takeForOrder(order, req)
  const seats = isOffered ? noneTaken : await takeSeats(taken.lines, req)
  const gone = [...taken.soldOut, ...seats.soldOut]
  if (gone.length > 0) throw soldOut(gone.toSorted((one, other) => one.index - other.index))
  const left = new Map([...taken.left, ...seats.left])
  const verdicts = sending.byStaff
    ? []
    : await keepToShare(order, { lines: taken.lines, left }, req)
  await enrol(order, seatsWanted(wanted, quote), req)
  const limit = await seatLimit(taken.lines, req)
  const kept = await payload.update({
    collection: 'commandes',
    id: order.id,
    data: { lignes: taken.lines, ...(await keptUntil(earliest(echeance, limit), verdicts, req)) },
    depth: 0,
    req,
  })
  if (kept.total === 0) {
    const { id } = kept
    const free = await moveOrder(id, 'payée', { by: 'système', why: 'Gratuit', letter: false }, req)
    await tellCustomer('acknowledged', free, {}, req)
    return free
  }
  await beginPayment(kept, { mode: kept.mode, by: 'système' }, req)
  const { instructions } = await payStep(kept, payload, req)
  await tellCustomer('acknowledged', kept, { instructions }, req)
  return kept
}

const noneTaken: TakenSeats = { left: new Map(), soldOut: [] }

function dataOf(wanted: Placing['wanted'], quote: Quote) {
  const { nom, phone, indicatif, email, mode, note, entreprise, remise } = wanted
  const { lines, town, total, deposit } = quote
  const carriedTo =
    town && remise.mode === 'livraison' ? { ...remise, ville: town.name } : undefined
  return {
    reference: randomReference('commande'),
    etat: 'en_attente' as const,
    nom,
    phone,
    indicatif,
    email,
    locale: wanted.locale ?? defaultLocale,
    mode,
    lignes: lines.map(({ nature, id, code, title, quantity, price, amount }) => ({
      nature,
      livre: (nature === 'livre' && id) || null,
      session: (nature === 'session' && id) || null,
      numero: id ?? null,
      code: code ?? null,
      titre: title,
      quantite: quantity,
      prix: price,
      montant: amount,
      reserve: 0,
    })),
    livraison: town?.fee ?? 0,
    remise: carriedTo ?? { mode: 'agence' as const },
    entreprise: entreprise ?? {},
    bonDeCommande: wanted.bonDeCommande ?? null,
    acompte: (wanted.acompte && deposit) ?? null,
    note: note ?? null,
    total,
    paye: 0,
    cle: newKey(),
    empreinte: fingerprint(wanted),
    etapes: [keptStep(null, 'en_attente', { by: 'client' })],
  }
}
