import { test as base, expect, type Page } from '@playwright/test'
import { readRunningProduct } from './runningProduct.ts'
import { administrator } from './testSettings.ts'

interface Fixtures {
  /** Signs in to the back office through its own screen. */
  signIn: (page: Page) => Promise<void>
  /** What a page of this test is meant to write to its console as an error. */
  expectedError: RegExp | undefined
}

/** Playwright's `test` on the shared product; what the browser reports as an error fails the test. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  baseURL: async ({}, use) => {
    await use(readRunningProduct().siteUrl)
  },
  expectedError: [undefined, { option: true }],
  page: async ({ page, expectedError }, use) => {
    const errors: string[] = []
    page.on('console', (message) => {
      // The browser itself reports every answer of 400 and above: tests look at statuses themselves.
      const aboutStatus = message.text().startsWith('Failed to load resource')
      const expected = expectedError?.test(message.text()) ?? false
      if (message.type() === 'error' && !aboutStatus && !expected) errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(error.message))
    await use(page)
    expect(errors, 'errors in the console of the browser').toEqual([])
  },
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  signIn: async ({}, use) => {
    await use(async (page) => {
      await page.goto('/admin/login')
      await page.getByLabel(/e-?mail/i).fill(administrator.email)
      await page.locator('input[type="password"]').fill(administrator.password)
      await page.getByRole('button', { name: 'Se connecter' }).click()
      await page.waitForURL(/\/admin\/?$/)
    })
  },
})

export { expect }
