import type { Page } from '@playwright/test'
import { legalModels } from '../../packages/contract/src/legal/legalModels.ts'

/**
 * The policy tells of these in other words: what was typed and could not be sent, its flags, and the pages
 * that are kept to be read without a network, by address and age.
 */
const toldOtherwise = new Set([
  'saisie',
  'sira-envois',
  'sira-candidatures',
  'workbox-background-sync',
  'workbox-expiration',
  'sira-favori-suivi',
])

/** The cookies and stores on the visitor's device that the privacy policy does not name. */
export async function unnamedStores(page: Page): Promise<string[]> {
  if (page.isClosed() || !/^https?:(?!.*\/admin)/.test(page.url())) return []
  const cookies = await page.context().cookies(page.url())
  // The policy is for visitors: staff who signed in know what the back office keeps of their work.
  if (cookies.some(({ name }) => name.startsWith('payload-'))) return []
  const stores = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
  ])
  const named = [...cookies.map(({ name }) => name), ...stores]
    .map((name) => name.replace(/^__Host-|-\d+$/g, ''))
    .filter((name) => !toldOtherwise.has(name))
  const { privacy } = legalModels
  return named.filter((name) =>
    Object.values(privacy).some((policy) => !policy.includes(`\`${name}\``)),
  )
}
