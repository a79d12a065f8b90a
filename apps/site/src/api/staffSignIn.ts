import * as z from 'zod'
import type { BackOffice } from './contractClient.ts'

export type SignIn =
  /** `cookies` are the `Set-Cookie` headers that make the browser signed in. */
  | { state: 'signedIn'; cookies: readonly string[] }
  | { state: 'missing' | 'wrong' | 'locked' | 'away' }

const credentials = z.object({ email: z.string().min(1), password: z.string().min(1) })
const refusal = z.object({ errors: z.array(z.object({ name: z.string().optional() })).min(1) })

/** Signs a member of the staff in to the back office, which alone knows the passwords. */
export async function staffSignIn(
  backOffice: BackOffice,
  fields: FormData,
  visitorAddress: string | null,
): Promise<SignIn> {
  const given = credentials.safeParse(Object.fromEntries(fields))
  if (!given.success) return { state: 'missing' }
  const answer = await backOffice.post('/admin/api/users/login', given.data, visitorAddress)
  if (answer.status === 200) return { state: 'signedIn', cookies: answer.cookies }
  const refused = refusal.safeParse(answer.body)
  if (refused.success && refused.data.errors[0]?.name === 'LockedAuth') return { state: 'locked' }
  return { state: answer.status === 401 || answer.status === 400 ? 'wrong' : 'away' }
}
