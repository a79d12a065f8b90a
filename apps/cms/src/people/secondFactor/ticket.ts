import { createHash } from 'node:crypto'
import * as z from 'zod'
import { seal, unseal } from './sealed.ts'

/** Long enough to get the phone and set up an app on it. */
const lifeMs = 10 * 60_000

const ticket = z.object({
  user: z.number(),
  /** A ticket ends with the password it was given for. */
  password: z.string(),
  until: z.number(),
  /** The key of a second factor that is being set up, which no table holds yet. */
  key: z.string().optional(),
})

export type Ticket = z.infer<typeof ticket>
const purpose = 'sign-in ticket'

interface Account {
  id: number | string
  hash?: string | null
}

/** Makes the proof that a person just gave the password of an account, for the next step. */
export function issueTicket(account: Account, secret: string, key?: string): string {
  const content: Ticket = {
    user: Number(account.id),
    password: fingerprint(account),
    until: Date.now() + lifeMs,
    ...(key === undefined ? {} : { key }),
  }
  return seal(JSON.stringify(content), purpose, secret)
}

export function readTicket(text: unknown, secret: string): Ticket | undefined {
  const opened = typeof text === 'string' ? unseal(text, purpose, secret) : undefined
  if (opened === undefined) return undefined
  const content = ticket.parse(JSON.parse(opened))
  return content.until > Date.now() ? content : undefined
}

export function isTicketOf(content: Ticket, account: Account): boolean {
  return content.user === Number(account.id) && content.password === fingerprint(account)
}

function fingerprint({ hash }: Account): string {
  return createHash('sha256').update(String(hash)).digest('base64url')
}
