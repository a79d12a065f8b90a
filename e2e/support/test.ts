import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { asAdministrator } from './administratorSession.ts'
import { BackOffice } from './backOffice.ts'
import { readRunningProduct } from './runningProduct.ts'
import { unnamedStores } from './unnamedStores.ts'

/** Somebody of the staff in a browser of their own. */
export interface Colleague {
  page: Page
  context: BrowserContext
  id: number
  email: string
  password: string
}

interface Fixtures {
  /** The back office, with an administrator who has signed in. */
  backOffice: BackOffice
  /** Lets the browser of a page into the back office, as the administrator. */
  signIn: (page: Page) => Promise<void>
  /** Makes an account of a role, and a browser for it that has not signed in. */
  hire: (role: 'editor' | 'agent' | 'cashier') => Promise<Colleague>
  /** The same, signed in. */
  colleague: (role: 'editor' | 'agent' | 'cashier') => Promise<Colleague>
  /** The console errors that a page of this test is meant to write. */
  expectedError: RegExp | undefined
}

const password = 'Trois-mangues-bleues-4'
let hired = 0
let visitors = 0
const administrator = () => asAdministrator(readRunningProduct().siteUrl)

/**
 * A navigation that another one overtakes, or a page that is shown before its fade is ready, rejects
 * promises of the fade between the two pages; the browser made them, no script of ours holds them
 * (w3c/csswg-drafts, issue 13726).
 */
const skippedFade = /^Transition was (?:skipped|aborted because of invalid state)/

/** Playwright's `test` on the shared product; what the browser reports as an error fails the test. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  baseURL: async ({}, use) => {
    await use(readRunningProduct().siteUrl)
  },
  expectedError: [undefined, { option: true }],
  // A visitor of his own, so that the limit of one address never counts over several tests.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) => {
    visitors += 1
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': `2001:db8:${workerIndex}:${visitors}::1` })
  },
  page: async ({ page, expectedError }, use) => {
    const errors: string[] = []
    page.on('console', (message) => {
      // The browser itself reports every answer of 400 and above: tests look at statuses themselves.
      const aboutStatus = message.text().startsWith('Failed to load resource')
      const expected = expectedError?.test(message.text()) ?? false
      if (message.type() === 'error' && !aboutStatus && !expected) errors.push(message.text())
    })
    page.on('pageerror', ({ message, stack }) => {
      if (!skippedFade.test(message)) errors.push(stack ?? message)
    })
    await use(page)
    expect(errors, 'errors in the console of the browser').toEqual([])
    expect(await unnamedStores(page), 'stores that the privacy policy does not name').toEqual([])
  },
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  signIn: async ({}, use) => {
    await use(async (page) => {
      const { cookies } = await (await administrator()).storageState()
      await page.context().addCookies(cookies)
    })
  },
  backOffice: async ({ page, signIn }, use) => {
    await signIn(page)
    await use(new BackOffice(page))
  },
  hire: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (role) => {
      hired += 1
      const email = `${role}.${Date.now()}.${hired}@sira.example`
      const data = { email, password, nom: 'Awa', role }
      const made = await (await administrator()).post('/admin/api/users', { data })
      expect(made.status()).toBe(201)
      const { doc } = (await made.json()) as { doc: { id: number } }
      const context = await browser.newContext({ baseURL: readRunningProduct().siteUrl })
      contexts.push(context)
      return { page: await context.newPage(), context, id: doc.id, email, password }
    })
    for (const context of contexts) await context.close()
  },
  colleague: async ({ hire }, use) => {
    await use(async (role) => {
      const hers = await hire(role)
      const data = { email: hers.email, password }
      expect((await hers.page.request.post('/admin/api/users/login', { data })).ok()).toBe(true)
      return hers
    })
  },
})

export { expect }
