import { limits } from '../limits.ts'
import { isTariffCode, type TariffCode, tariffs } from './tariffs.ts'

/** What somebody wants to buy; the server alone says what it costs. */
export type CartLine =
  | { nature: 'livre'; id: number; quantite: number }
  | { nature: 'session'; id: number; quantite: number }
  | { nature: 'formule' | 'prestation'; code: TariffCode; quantite: number }

/** Lines of one order. */
export const mostLines = 20

/** Kept on the device under this name, as a cookie: pages without script know it too. */
export const cartCookie = 'panier'

const { min, max } = limits.quantity
/** What begins the item of a record, before its number. */
const marks = { livre: 'l', session: 's' } as const

/** `l12x2.s7x3.mensuelx1`: short, and nothing in it that a cookie would have to escape. */
export function writeCart(lines: readonly CartLine[]): string {
  return lines.map((line) => `${cartItem(line)}x${line.quantite}`).join('.')
}

/** The product of a line, as the cart writes it: `l12`, `s7`, `mensuel`. */
export function cartItem(line: CartLine): string {
  return 'id' in line ? `${marks[line.nature]}${line.id}` : line.code
}

/** So many of an item; nothing where that cannot be bought. */
export function lineOfItem(item: string, quantite: number): CartLine | undefined {
  return lineOf(`${item}x${quantite}`)[0]
}

/** So many of an item, or as many as can be bought at once; nothing where it cannot be bought. */
export function mostOfItem(item: string, wanted: number): CartLine | undefined {
  const line = lineOfItem(item, min)
  return line && lineOfItem(item, Math.min(wanted, mostOf(line)))
}

/**
 * Reads the text of `writeCart`; an invalid line is left out, as the text may have been changed by
 * hand, and two lines of one product are joined: an order with both is refused.
 */
export function readCart(text: string): CartLine[] {
  const lines = text.split('.').slice(0, mostLines).flatMap(lineOf)
  return lines.reduce<CartLine[]>(addToCart, [])
}

/** With a line more, or more of what is there already; never more than can be ordered. */
export function addToCart(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const same = lines.find((line) => cartItem(line) === cartItem(added))
  if (!same) return [...lines, added].slice(0, mostLines)
  const quantite = Math.min(same.quantite + added.quantite, mostOf(added))
  return lines.map((line) => (line === same ? { ...line, quantite } : line))
}

/** Copies, seats and plans in it, for the number beside its name. */
export function countOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { quantite }) => sum + quantite, 0)
}

/** Of one line. A plan is bought once: a second one would run beside the first. */
export function mostOf({ nature }: Pick<CartLine, 'nature'>): number {
  if (nature === 'session') return limits.seats.max
  return nature === 'formule' ? 1 : max
}

function lineOf(text: string): CartLine[] {
  const [, what = '', times = ''] = /^([a-z_]+\d{0,9})x(\d{1,2})$/.exec(text) ?? []
  const quantite = Number(times)
  const [, mark, id] = /^([ls])([1-9]\d*)$/.exec(what) ?? []
  const nature = mark === marks.session ? 'session' : 'livre'
  if (quantite < min || quantite > (nature === 'session' ? limits.seats.max : max)) return []
  if (id !== undefined) return [{ nature, id: Number(id), quantite }]
  if (!isTariffCode(what)) return []
  const line: CartLine = { nature: tariffs[what].nature, code: what, quantite }
  return [{ ...line, quantite: Math.min(quantite, mostOf(line)) }]
}
