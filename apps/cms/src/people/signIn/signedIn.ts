import type { Account } from '../account.ts'
import type { OpenedSession } from './sessions.ts'

/** The answer to a sign-in, with its cookie. */
export function signedIn(account: Account, session: OpenedSession, more: object = {}): Response {
  const { id, email, nom, role, moreRoles } = account
  const user = { id, email, nom, role, moreRoles }
  const body = { message: 'Vous êtes connecté.', exp: session.exp, user }
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const cookie of session.cookies) headers.append('set-cookie', cookie)
  return Response.json({ ...body, ...more }, { headers })
}
