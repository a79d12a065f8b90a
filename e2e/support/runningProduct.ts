/** Where the product that all browser tests share can be found. */
export interface RunningProduct {
  /** A data folder with a seeded database, to copy from. */
  template: string
  /** The data folder of the shared product. */
  dataDir: string
  siteUrl: string
  backOfficeUrl: string
  pids: number[]
}

const variable = 'SIRA_RUNNING_PRODUCT'

/** Playwright's workers inherit the environment of the global set-up: that is how they learn of it. */
export function writeRunningProduct(product: RunningProduct): void {
  process.env[variable] = JSON.stringify(product)
}

export function readRunningProduct(): RunningProduct {
  const text = process.env[variable]
  if (!text) throw new Error('The product was not started: run these tests through `npm test`.')
  return JSON.parse(text) as RunningProduct
}
