import { sessionOf } from '../../enrolments/seats/seatsOfOrder.ts'
import type { Enrolment, Order } from '../../payload-types.ts'

type Lines = NonNullable<Order['lignes']>
type Sold = Pick<Enrolment, 'session' | 'prix'>

/** The lines with one seat less: a session may be in two of them, each at a price of its own. */
export function withoutOne(lines: Lines, seat: Sold): Lines {
  return addTo(lines, lineOf(lines, seat), -1)
}

/** The lines with one seat more; nothing where none of them is of its session and price. */
export function withOneMore(lines: Lines, seat: Sold): Lines | undefined {
  const at = lineOf(lines, seat)
  return at < 0 ? undefined : addTo(lines, at, 1)
}

/** The lines with one seat less, and one of no seat with what stays paid for it. */
export function withKept(lines: Lines, seat: Sold, kept: number): Lines {
  const line = lines[lineOf(lines, seat)]
  if (!line) return lines
  const { id: _, ...sold } = line
  return [...withoutOne(lines, seat), { ...sold, quantite: 0, reserve: 0, montant: kept }]
}

/** The same once that money is not kept. */
export function withoutKept(lines: Lines, { session, prix }: Sold, kept: number): Lines {
  const id = sessionOf({ session })
  const at = lines.findIndex(
    (line) =>
      line.numero === id && line.prix === prix && line.quantite === 0 && line.montant === kept,
  )
  return lines.map((line, index) => (index === at ? { ...line, montant: 0 } : line))
}

function lineOf(lines: Lines, { session, prix }: Sold): number {
  const id = sessionOf({ session })
  return lines.findIndex(
    (line) =>
      line.nature === 'session' && line.numero === id && line.prix === prix && line.quantite > 0,
  )
}

function addTo(lines: Lines, at: number, count: 1 | -1): Lines {
  return lines.map((line, index) =>
    index === at
      ? {
          ...line,
          quantite: line.quantite + count,
          montant: line.montant + count * line.prix,
        }
      : line,
  )
}
