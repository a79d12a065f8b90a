import { defaultDialCode } from '@sira/contract/dialCodes'
import type { OrderRequestLine } from '@sira/contract/orders/orderRequest'
import { APIError, type Payload } from 'payload'
import * as z from 'zod'
import { sessionTitle } from '../../enrolments/seats/sessionTitle.ts'
import { type Placing, placingOf } from '../../orders/checkout/placeOrder.ts'
import type { PricedLine } from '../../orders/checkout/pricedLine.ts'
import { offeredModes } from '../../orders/modes/offeredModes.ts'
import { networkMark } from '../../orders/shares/networkMark.ts'
import type { Estimate } from '../../payload-types.ts'
import { estimateTotal, lineAmount } from '../estimateTotal.ts'
import { sessionOfLine } from './soldSessions.ts'

const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Au plus ${longest} caractères.`)
    .optional()
    .transform((value) => value || undefined)

/** The facts that staff enter when a client who takes seats agrees. */
export const agreement = z.object({
  entreprise: text(160),
  bonDeCommande: text(60),
  /** The names of participants, one a line; empty seats are named later. */
  participants: text(5000),
})

/** `acompte`: the FCFA that confirm the order. */
type Agreement = z.output<typeof agreement> & { acompte?: number | undefined }
type Line = NonNullable<Estimate['lignes']>[number]

/** The order that an agreement becomes, at the prices of the estimate. */
export async function estimatePlacing(
  estimate: Estimate,
  { entreprise, bonDeCommande, participants = '', acompte }: Agreement,
  payload: Payload,
): Promise<Placing> {
  const { id, nom, phone, email, locale, commande } = estimate
  const lignes = estimate.lignes ?? []
  const names = participants.split('\n').flatMap((name) => name.trim().slice(0, 255) || [])
  refuseTooMany(names, lignes)
  const lines: PricedLine[] = []
  for (const line of lignes) lines.push(await pricedLine(line, locale, payload))
  const modes = await offeredModes(false, payload)
  const company = entreprise ?? (bonDeCommande && nom)
  // A company pays by its bank, which takes days.
  const mode = company ? modes.find((one) => one === 'virement') : undefined
  const wanted = {
    ...{ nom: nom ?? '', phone: phone ?? '', indicatif: defaultDialCode, email: email ?? null },
    ...{ locale, mode: mode ?? modes[0], bonDeCommande },
    ...(acompte !== undefined && { acompte: true as const }),
    ...(company && { entreprise: { nom: company } }),
    remise: { mode: 'agence' as const },
    lignes: lignes.map((line) => wantedLine(line, names)),
  }
  const total = estimateTotal(lignes)
  const quote = { lines, town: undefined, total, deposit: acompte, towns: [], modes }
  const network = networkMark(`devis ${id}`, payload)
  // In the place of an order that was cancelled there is another one.
  const before = typeof commande === 'object' ? commande?.id : commande
  const key = before ? `devis-${id}-${before}` : `devis-${id}`
  const sending = { key, network, byStaff: true } as const
  return placingOf(wanted, { quote, sending }, payload)
}

/** A name without a seat would be lost with the form. */
function refuseTooMany(names: readonly string[], lignes: readonly Line[]): void {
  const seats = lignes
    .filter((line) => sessionOfLine(line) !== undefined)
    .reduce((sum, { quantite }) => sum + quantite, 0)
  if (names.length <= seats) return
  throw new APIError(
    `${names.length} noms pour ${seats} ${seats === 1 ? 'place' : 'places'}\u00a0: retirez-en, ou faites un autre devis.`,
    409,
    null,
    true,
  )
}

/** Takes the names of its participants from those that are left. */
function wantedLine(line: Line, names: string[]): OrderRequestLine {
  const session = sessionOfLine(line)
  // It is in no price list: its words and its price are those of the estimate.
  if (session === undefined) return { nature: 'prestation', code: '', quantite: line.quantite }
  const named = names.splice(0, line.quantite)
  const participants = Array.from({ length: line.quantite }, (_, at) =>
    named[at] ? { nom: named[at] } : {},
  )
  return { nature: 'session', id: session, participants }
}

async function pricedLine(
  line: Line,
  locale: Estimate['locale'],
  payload: Payload,
): Promise<PricedLine> {
  const session = sessionOfLine(line)
  const title = session === undefined ? undefined : await sessionTitle(session, locale, payload)
  const amount = lineAmount(line)
  return {
    nature: session === undefined ? 'prestation' : 'session',
    ...{ id: session, code: undefined, title: title ?? line.designation },
    ...{ quantity: line.quantite, price: line.prix, amount, deposit: amount, stock: undefined },
  }
}
