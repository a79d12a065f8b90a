import type { Page, Route } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { expect } from './test.ts'

const words = dictionaryOf('fr')
const isScript = /\/_astro\/.*\.js$/

/** The errors of a browser without a network. */
export const cutErrors = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/

/** Scripts come 2.5 seconds after they are asked for. */
export async function slowScripts(page: Page): Promise<void> {
  await page.route(isScript, async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    await route.continue().catch(() => undefined)
  })
}

/** The page is still one of the site, and not of the browser. */
export async function expectOwnPage(page: Page): Promise<void> {
  expect(page.url()).toMatch(/^http:\/\/127/)
  await expect(page.getByRole('contentinfo')).toBeAttached()
}

/** The worker keeps what a form needs from the second page on. */
export async function secondPage(page: Page): Promise<void> {
  await page.goto('/faq')
  await page.keyboard.press('PageDown')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto('/a-propos-de-nous')
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('fichiers')).keys()).length))
    .toBeGreaterThan(7)
}

export const waits = (page: Page) => page.getByText(words.form.unsent)
export const reference = (page: Page) => page.getByText(/(DV|MS)-20\d\d-[2-9A-Z]{7}/).first()

/** A sending of which nothing comes: no answer, no error. Done once it has left. */
export async function hangs(page: Page, address: string): Promise<() => Promise<unknown>> {
  const { promise: sent, resolve: leave } = Promise.withResolvers<void>()
  await page.route(address, (route) =>
    route.request().method() === 'POST' ? leave() : route.continue(),
  )
  return () => sent
}
