import { isEmail, seenEmail } from '@sira/contract/forms/email'
import { internationalPhone } from '@sira/contract/forms/phone'
import { limits } from '@sira/contract/limits'
import { type OrderRequestLine, orderRequest, quantityOf } from '@sira/contract/orders/orderRequest'
import type { FieldProblem } from '@sira/contract/wire/errors'
import { invalidForm } from '@sira/contract/wire/refusals'
import type { z } from 'zod'
import { readParticipants } from './readParticipants.ts'

/** The dial code of who gives none. */
const usualDialCode = '+226'

export type WantedOrder = ReturnType<typeof readRequest>

/** What somebody wants to order, checked; throws the 400 with every problem and its path. */
export function readRequest(data: unknown) {
  const sent = readBy(orderRequest, data)
  const { phone: typed, indicatif = usualDialCode } = sent
  const email = seenEmail(sent.email ?? '')
  const phone = internationalPhone(typed, indicatif)
  const problems: FieldProblem[] = []
  if (phone === undefined)
    problems.push({ path: ['phone'], message: 'phone must be a phone number' })
  if (email !== '' && !isEmail(email)) {
    problems.push({ path: ['email'], message: 'email must be a valid email' })
  }
  if (sent.bonDeCommande !== undefined && sent.entreprise === undefined) {
    const message = 'bonDeCommande is of a company: entreprise is missing'
    problems.push({ path: ['bonDeCommande'], message })
  }
  if (seatsIn(sent.lignes) > limits.seats.inAll) {
    problems.push({
      path: ['lignes'],
      message: `lignes are of ${limits.seats.inAll} seats at most`,
    })
  }
  const lignes = sent.lignes.map((line, index) =>
    line.nature === 'session'
      ? { ...line, participants: readParticipants(line, index, indicatif, problems) }
      : line,
  )
  if (problems.length > 0 || phone === undefined) throw invalidForm(problems)
  return { ...sent, lignes, phone, indicatif, email: email === '' ? null : email.normalize() }
}

/** Each seat is a record of its own: an order of hundreds would keep others waiting. */
function seatsIn(lines: readonly OrderRequestLine[]): number {
  return lines.reduce((sum, line) => (line.nature === 'session' ? sum + quantityOf(line) : sum), 0)
}

/** What was sent, by a schema of the contract; throws the 400 with every problem and its path. */
export function readBy<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const read = schema.safeParse(storable(data))
  if (read.success) return read.data
  throw invalidForm(
    read.error.issues.map(({ path, message }) => ({ path: path.map(String), message })),
  )
}

/** Characters that nobody types: of control, without a meaning, or that turn the words around. */
const untyped = /(?![\t\n\r])\p{Cc}|[\p{Co}\p{Cn}\u202a-\u202e\u2066-\u2069]/gu

/** Text as people read it: half an emoji would come back as another one. Null is left out. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replace(untyped, '')
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null) return value
  const given = Object.entries(value).filter(([, one]) => one !== null)
  return Object.fromEntries(given.map(([name, one]) => [name, storable(one)]))
}
