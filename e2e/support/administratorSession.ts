import { type APIRequestContext, request } from '@playwright/test'
import { administrator } from './testSettings.ts'

const signedIn = new Map<string, Promise<APIRequestContext>>()

/**
 * The administrator of a product, who has signed in once for all tests: each more sign-in costs a
 * second, and two of one account at the same moment can cost each other the session.
 */
export function asAdministrator(siteUrl: string): Promise<APIRequestContext> {
  const known = signedIn.get(siteUrl)
  if (known) return known
  const signingIn = request.newContext({ baseURL: siteUrl }).then(async (context) => {
    const answer = await context.post('/admin/api/users/login', { data: administrator })
    if (!answer.ok()) throw new Error(`The administrator was not let in: ${answer.status()}`)
    return context
  })
  signedIn.set(siteUrl, signingIn)
  return signingIn
}
