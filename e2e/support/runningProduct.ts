import { test } from '@playwright/test'

/** Where a product that browser tests share can be found. */
export interface RunningProduct {
  /** A data folder with a seeded database, to copy from. */
  template: string
  /** The data folder of the shared product. */
  dataDir: string
  siteUrl: string
  backOfficeUrl: string
  pids: number[]
}

/** Staff change what visitors read: each have a product of their own, and need not wait for the others. */
export const products = ['visitor', 'staff'] as const

const variable = 'SIRA_RUNNING_PRODUCTS'

/** Playwright's workers inherit the environment of the global set-up: that is how they learn of it. */
export function writeRunningProducts(running: Record<string, RunningProduct>): void {
  process.env[variable] = JSON.stringify(running)
}

/** That of the test that is running, or the one that is named. */
export function readRunningProduct(
  name: (typeof products)[number] = test.info().project.name === 'staff' ? 'staff' : 'visitor',
): RunningProduct {
  const text = process.env[variable]
  if (!text) throw new Error('The product was not started: run these tests through `npm test`.')
  return JSON.parse(text)[name] as RunningProduct
}
