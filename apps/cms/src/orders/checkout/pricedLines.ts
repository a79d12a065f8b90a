import type { Locale } from '@sira/contract/locales'
import type { OrderRequestLine } from '@sira/contract/orders/orderRequest'
import { isTariffCode, tariffs } from '@sira/contract/orders/tariffs'
import type { FieldProblem } from '@sira/contract/wire/errors'
import { invalidForm } from '@sira/contract/wire/refusals'
import type { Payload } from 'payload'

/** A line with the price of this moment. */
export interface PricedLine {
  nature: 'livre' | 'formule' | 'prestation'
  /** Of a book. */
  book: number | undefined
  code: string | undefined
  title: string
  quantity: number
  price: number
  amount: number
  /** Copies that are left of a book whose copies are counted. */
  stock: number | undefined
}

type Priced = Pick<PricedLine, 'title' | 'price' | 'stock'>

/** What the lines cost now, by our own prices; throws the 400 with the path of each that is not sold. */
export async function pricedLines(
  lines: readonly OrderRequestLine[],
  locale: Locale,
  payload: Payload,
): Promise<PricedLine[]> {
  const books = await pricedBooks(lines, locale, payload)
  const services = await pricedTariffs(lines, locale, payload)
  const problems: FieldProblem[] = []
  const priced = lines.flatMap((line, index): PricedLine[] => {
    const found = line.nature === 'livre' ? books.get(line.id) : services.get(line.code)
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

function pricedLine(line: OrderRequestLine, { title, price, stock }: Priced): PricedLine {
  const { nature, quantite: quantity } = line
  const amount = price * quantity
  const what =
    line.nature === 'livre'
      ? { book: line.id, code: undefined }
      : { book: undefined, code: line.code }
  return { nature, ...what, title, quantity, price, amount, stock }
}

/** What one cannot buy so, though it is sold. */
function refusalOf(line: OrderRequestLine): string | undefined {
  if (line.nature === 'livre') return undefined
  if (!isTariffCode(line.code) || tariffs[line.code].nature !== line.nature) {
    return `is no ${line.nature}`
  }
  // A second one would run beside the first.
  return line.nature === 'formule' && line.quantite > 1 ? 'is bought once' : undefined
}

/** Ten copies are ten copies, and a plan is bought once, on however many lines. */
function twice(
  line: OrderRequestLine,
  index: number,
  lines: readonly OrderRequestLine[],
): string | undefined {
  const first = lines.findIndex((other) => itemOf(other) === itemOf(line))
  return first === index ? undefined : `is of the same as lignes[${first}]`
}

function itemOf(line: OrderRequestLine): string {
  return line.nature === 'livre' ? `livre ${line.id}` : `${line.nature} ${line.code}`
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
  const codes = lines.flatMap((line) => (line.nature === 'livre' ? [] : [line.code]))
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
