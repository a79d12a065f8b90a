import * as z from 'zod'
import type { BackOffice } from '../../transport/door/contractClient.ts'

export type SignIn =
  /** `cookies` are the `Set-Cookie` headers that make the browser signed in. */
  | { state: 'signedIn'; cookies: readonly string[] }
  /** The password was right; `ticket` goes back with the code of the telephone. */
  | { state: 'code' | 'wrongCode'; ticket: string }
  /** `setup`: the second factor has to be set up first, which the back office does. */
  | { state: 'missing' | 'wrong' | 'slowed' | 'expired' | 'setup' | 'away' }

interface Visitor {
  address: string | null
  /** A browser that has signed in before is recognised by them. */
  cookies: string | null
}

const credentials = z.object({ email: z.string().min(1), password: z.string().min(1) })
const secondStep = z.object({ ticket: z.string().min(1), code: z.string().trim().min(1) })
const refusal = z.object({ name: z.string().optional(), ticket: z.string().optional() })
const refusals = z.object({ errors: z.array(refusal).min(1) })

const states: Readonly<Record<string, 'wrong' | 'slowed' | 'expired' | 'setup'>> = {
  ValidationError: 'wrong',
  AuthenticationError: 'wrong',
  TooManyAttempts: 'slowed',
  TicketExpired: 'expired',
  SecondFactorSetup: 'setup',
}

/** Signs a member of the staff in to the back office, which alone knows passwords and codes. */
export async function staffSignIn(
  backOffice: BackOffice,
  fields: FormData,
  { address, cookies }: Visitor,
): Promise<SignIn> {
  const sent = Object.fromEntries(fields)
  const given = z.union([secondStep, credentials]).safeParse(sent)
  if (!given.success) {
    const ticket = refusal.safeParse(sent).data?.ticket
    return ticket ? { state: 'wrongCode', ticket } : { state: 'missing' }
  }
  const headers = cookies === null ? {} : { cookie: cookies }
  const answer = await backOffice.post('/admin/api/users/login', given.data, address, headers)
  if (answer.status === 200) return { state: 'signedIn', cookies: answer.cookies }
  const refused = refusals.safeParse(answer.body).data?.errors[0]
  if (refused?.name === 'SecondFactorNeeded' && refused.ticket !== undefined) {
    return { state: 'code', ticket: refused.ticket }
  }
  if (refused?.name === 'WrongCode' && 'ticket' in given.data) {
    return { state: 'wrongCode', ticket: given.data.ticket }
  }
  return { state: states[refused?.name ?? ''] ?? 'away' }
}
