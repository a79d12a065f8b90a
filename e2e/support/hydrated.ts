import type { Locator } from '@playwright/test'
import { expect } from './test.ts'

/** Waits until React has taken a part over: until then a press does nothing. */
export async function hydrated(part: Locator): Promise<void> {
  await part.waitFor({ state: 'attached' })
  await expect
    .poll(() => part.evaluate((node) => Object.keys(node).some((key) => /^__react/.test(key))))
    .toBe(true)
}
