import { limits } from '../limits.ts'
import { isTariffCode, type TariffCode, tariffs } from './tariffs.ts'

/** A product in the cart. The server alone knows its price. */
export type CartLine =
  | { nature: 'livre'; id: number; quantite: number }
  | { nature: 'session'; id: number; quantite: number }
  | { nature: 'formule' | 'prestation'; code: TariffCode; quantite: number }

/** The most lines of one order. */
export const mostLines = 20

/** The name of the cart's cookie. A cookie also reaches pages without script. */
export const cartCookie = 'panier'

const { min, max } = limits.quantity
/** The letter before the number of a record. */
const marks = { livre: 'l', session: 's' } as const

/**
 * Writes the cart as `l12x2.s7x3.mensuelx1`: short, and without a character that a cookie would
 * have to escape.
 */
export function writeCart(lines: readonly CartLine[]): string {
  return lines.map((line) => `${cartItem(line)}x${line.quantite}`).join('.')
}

/** The product of a line, as the cart writes it: `l12`, `s7`, `mensuel`. */
export function cartItem(line: CartLine): string {
  return 'id' in line ? `${marks[line.nature]}${line.id}` : line.code
}

/** Gives the line for a quantity of an item; undefined for a quantity that cannot be bought. */
export function lineOfItem(item: string, quantite: number): CartLine | undefined {
  return lineOf(`${item}x${quantite}`)[0]
}

/**
 * Gives the line for a quantity of an item, at most as many as one order allows; undefined for an
 * unknown item.
 */
export function mostOfItem(item: string, wanted: number): CartLine | undefined {
  const line = lineOfItem(item, min)
  return line && lineOfItem(item, Math.min(wanted, mostOf(line)))
}

/**
 * Reads the text of `writeCart`, which may have been changed by hand. Invalid lines are left out,
 * and two lines of one product are joined, because the server refuses an order with both.
 */
export function readCart(text: string): CartLine[] {
  const lines = text.split('.').slice(0, mostLines).flatMap(lineOf)
  return lines.reduce<CartLine[]>(addToCart, [])
}

/** Adds a line, or raises the quantity of the same product, up to the most that can be ordered. */
export function addToCart(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const same = lines.find((line) => cartItem(line) === cartItem(added))
  if (!same) return [...lines, added].slice(0, mostLines)
  const quantite = Math.min(same.quantite + added.quantite, mostOf(added))
  return lines.map((line) => (line === same ? { ...line, quantite } : line))
}

/** Gives the number of copies, seats and plans, shown beside the name of the cart. */
export function countOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { quantite }) => sum + quantite, 0)
}

/** The most of one line. A plan is bought once: a second one would run beside the first. */
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
