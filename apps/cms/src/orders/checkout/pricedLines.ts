import type { Locale } from '@sira/contract/locales'
import { type OrderRequestLine, quantityOf } from '@sira/contract/orders/orderRequest'
import { isTariffCode, tariffs } from '@sira/contract/orders/tariffs'
import type { FieldProblem } from '@sira/contract/wire/errors'
import { invalidForm } from '@sira/contract/wire/refusals'
import type { Payload } from 'payload'
import type { Priced, PricedLine } from './pricedLine.ts'
import { pricedSessions } from './pricedSessions.ts'

/** The lines with today's prices; throws the 400 with the path of each that is not sold. */
export async function pricedLines(
  lines: readonly OrderRequestLine[],
  locale: Locale,
  payload: Payload,
): Promise<PricedLine[]> {
  const books = await pricedBooks(lines, locale, payload)
  const services = await pricedTariffs(lines, locale, payload)
  const sessions = await pricedSessions(lines, locale, payload)
  const priceOf = (line: OrderRequestLine) => {
    if (line.nature === 'livre') return books.get(line.id)
    return line.nature === 'session' ? sessions.get(line.id) : services.get(line.code)
  }
  const problems: FieldProblem[] = []
  const priced = lines.flatMap((line, index): PricedLine[] => {
    const found = priceOf(line)
    const refusal =
      found === undefined ? 'is not sold' : (refusalOf(line) ?? twice(line, index, lines))
    if (found === undefined || refusal) {
      problems.push({ path: ['lignes', String(index)], message: `lignes[${index}] ${refusal}` })
      return []
    }
    return [pricedLine(line, found)]
  })
  if (problems.length > 0) throw invalidForm(problems)
  return priced
}

function pricedLine(
  line: OrderRequestLine,
  { title, price, stock, deposit = price }: Priced,
): PricedLine {
  const { nature } = line
  const quantity = quantityOf(line)
  const what = 'id' in line ? { id: line.id, code: undefined } : { id: undefined, code: line.code }
  const sums = { amount: price * quantity, deposit: deposit * quantity }
  return { nature, ...what, title, quantity, price, ...sums, stock }
}

/** The reason why a product cannot be bought in this way. */
function refusalOf(line: OrderRequestLine): string | undefined {
  if ('id' in line) return undefined
  if (!isTariffCode(line.code) || tariffs[line.code].nature !== line.nature) {
    return `is no ${line.nature}`
  }
  // A second one would run beside the first.
  return line.nature === 'formule' && line.quantite > 1 ? 'is bought once' : undefined
}

/** Ten copies are ten copies, a plan or a session is bought once, on however many lines. */
function twice(
  line: OrderRequestLine,
  index: number,
  lines: readonly OrderRequestLine[],
): string | undefined {
  const first = lines.findIndex((other) => itemOf(other) === itemOf(line))
  return first === index ? undefined : `is of the same as lignes[${first}]`
}

function itemOf(line: OrderRequestLine): string {
  return `${line.nature} ${'id' in line ? line.id : line.code}`
}

async function pricedBooks(lines: readonly OrderRequestLine[], locale: Locale, payload: Payload) {
  const ids = lines.flatMap((line) => (line.nature === 'livre' ? [line.id] : []))
  const sold = new Map<number, Priced>()
  // A larger number is none of ours, and PostgreSQL would refuse the question.
  const known = ids.filter((id) => id <= 2_147_483_647)
  if (known.length === 0) return sold
  const { docs } = await payload.find({
    collection: 'biblios',
    where: { id: { in: known } },
    select: { titre: true, prix: true, stock: true },
    locale,
    pagination: false,
    depth: 0,
  })
  for (const { id, titre, prix, stock } of docs) {
    if (typeof prix !== 'number') continue
    const title = titre ?? ''
    sold.set(Number(id), { title, price: Math.round(prix), stock: stock ?? undefined })
  }
  return sold
}

async function pricedTariffs(lines: readonly OrderRequestLine[], locale: Locale, payload: Payload) {
  const codes = lines.flatMap((line) => ('code' in line ? [line.code] : []))
  const sold = new Map<string, Priced>()
  if (codes.length === 0) return sold
  const { docs } = await payload.find({
    collection: 'tarifs',
    where: { code: { in: codes } },
    locale,
    pagination: false,
    depth: 0,
  })
  for (const { code, nom, prix } of docs) {
    sold.set(code, { title: nom ?? code, price: prix, stock: undefined })
  }
  return sold
}
