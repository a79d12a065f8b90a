import type { Browser, Page } from '@playwright/test'
import { administrator } from '../../e2e/support/testSettings.ts'

/** A page of the back office at a desk, where the administrator is signed in. */
export async function signedIn(browser: Browser, url: string): Promise<Page> {
  const viewport = { width: 1280, height: 800 }
  const context = await browser.newContext({ baseURL: url, viewport, locale: 'fr-FR' })
  const answer = await context.request.post('/admin/api/users/login', {
    data: administrator,
    headers: { origin: url },
  })
  if (!answer.ok()) throw new Error(`Nobody can sign in at ${url}.`)
  return context.newPage()
}
