import { localisedPath } from '@sira/contract/locales'
import { amountText } from '@sira/contract/orders/amountText'
import { orderLink } from '@sira/contract/orders/orderLink'
import type { OrderLetter } from '@sira/contract/orders/orderStates'
import type { PaymentLetter } from '@sira/contract/orders/paymentStates'
import { routes } from '@sira/contract/routes'
import { writtenDay } from '@sira/contract/writtenDates'
import { greetedName } from '../../mail/drawing/greetedName.ts'
import type { Fact, Letter, LetterAnnex, OrderedLine } from '../../mail/drawing/letter.ts'
import { mailWords } from '../../mail/words/mailWords.ts'
import { orderMailWords } from '../../mail/words/orders/orderMailWords.ts'
import { fromLeft, isolated, writtenMoment } from '../../papers/writtenValues.ts'
import { isCounted, restOf, type ToldOrder } from '../summary/toldOrder.ts'

/** The letters of the moves, and those of no move: the acknowledgement, seats kept, three reminders. */
export type OrderLetterName =
  | OrderLetter
  | PaymentLetter
  | 'acknowledged'
  | 'seatsKept'
  | 'reminder'
  | 'planEnding'
  | 'balanceDue'

/** What one letter says besides the order itself. */
export interface LetterDetails {
  /** Of the payment that it is about, FCFA. */
  amount?: number | undefined
  receipt?: string | undefined
  /** What staff say to the customer. */
  message?: string | undefined
  /** How to pay, in the customer's language. */
  instructions?: string | undefined
  /** The last day of a plan. */
  endsOn?: string | undefined
  /** The last day for the rest. */
  dueOn?: string | undefined
  /** How many steps the customer has read of. */
  steps?: number | undefined
}

/** Who writes, and from where. */
export interface LetterOrigin {
  siteUrl: string
  /** Of the office. */
  address: string
  /** Sent along with the acknowledgement (law 045-2009). */
  terms: LetterAnnex
}

/**
 * A letter about an order. What the customer typed besides the name is not repeated: anyone can
 * type anyone's address.
 */
export function orderLetter(
  name: OrderLetterName,
  order: ToldOrder,
  details: LetterDetails,
  origin: LetterOrigin,
): Letter {
  const lang = order.locale
  const words = orderMailWords[lang]
  const subject = words[name].subject
  return {
    lang,
    subject: `${subject} (${fromLeft(order.reference)})`,
    ...(details.steps && { cloth: { reference: order.reference, steps: details.steps, lang } }),
    heading: subject,
    paragraphs: [
      mailWords(lang).hello(greetedName(order.nom)),
      textOf(name, order, origin),
      ...[details.message, details.instructions].filter((text) => text !== undefined),
      ...(name === 'acknowledged' && order.awaitsPaper ? [words.sendPaper] : []),
    ],
    ...(tellsLines.has(name) ? { ordered: orderedLines(order) } : {}),
    facts: facts(name, order, details),
    button: {
      label: details.receipt ? words.openForReceipt : words.open,
      href: `${origin.siteUrl}${orderLink(order.reference, order.cle, lang)}`,
    },
    ...(name === 'acknowledged' ? { annex: origin.terms } : {}),
    footer: [
      words.why,
      { label: words.terms, href: `${origin.siteUrl}${localisedPath(routes.terms, lang)}` },
    ],
  }
}

const tellsLines: ReadonlySet<OrderLetterName> = new Set([
  'acknowledged',
  'confirmed',
  'seatsKept',
  'paid',
  'reminder',
  'balanceDue',
])
const asksForMoney: ReadonlySet<OrderLetterName> = new Set([
  'acknowledged',
  'confirmed',
  'seatsKept',
  'reminder',
  'balanceDue',
  'refused',
  'ready',
])

function textOf(name: OrderLetterName, order: ToldOrder, { address }: LetterOrigin) {
  const { locale, remise, bonDeCommande } = order
  const words = orderMailWords[locale]
  if (name === 'balanceDue' && bonDeCommande) {
    return words.balanceDue.byPurchaseOrder(isolated(bonDeCommande))
  }
  if (name !== 'ready') return words[name].text
  return remise.mode === 'livraison' ? words.ready.delivery : words.ready.office(isolated(address))
}

function orderedLines({ lignes, livraison, remise, total, locale }: ToldOrder): OrderedLine[] {
  const words = orderMailWords[locale]
  const line = (label: string, amount: number, strong: boolean) => ({
    label,
    value: amountText(amount, locale),
    strong,
  })
  return [
    ...lignes
      .filter(isCounted)
      .map(({ titre, quantite, montant }) =>
        line(quantite > 1 ? `${quantite} × ${titre}` : titre, montant, false),
      ),
    ...(remise.mode === 'livraison' ? [line(words.delivery, livraison, false)] : []),
    line(words.total, total, true),
  ]
}

function facts(name: OrderLetterName, order: ToldOrder, details: LetterDetails): Fact[] {
  const { locale, reference, echeance } = order
  const words = orderMailWords[locale]
  const rest = restOf(order)
  const waits = name === 'acknowledged' || name === 'reminder'
  const { amount, receipt, endsOn, dueOn } = details
  return [
    { label: words.order, value: fromLeft(reference) },
    ...(amount === undefined ? [] : [{ label: words.amount, value: amountText(amount, locale) }]),
    ...(receipt ? [{ label: words.receipt, value: fromLeft(receipt) }] : []),
    ...(asksForMoney.has(name) && rest > 0
      ? [{ label: words.rest, value: amountText(rest, locale) }]
      : []),
    ...(waits && echeance
      ? [{ label: words.keptUntil, value: writtenMoment(echeance, locale) }]
      : []),
    ...(dueOn ? [{ label: words.dueOn, value: writtenDay(dueOn, locale) }] : []),
    ...(endsOn ? [{ label: words.endsOn, value: writtenDay(endsOn, locale) }] : []),
  ]
}
