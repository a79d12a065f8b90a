import { performance } from 'node:perf_hooks'
import type { Browser } from '@playwright/test'
import { administrator } from '../../e2e/support/testSettings.ts'

/** 400 kb a second and 300 ms, as the browser makes such a line: each request waits. */
const slowLine = {
  offline: false,
  latency: 300,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
}

export interface Visit {
  milliseconds: number
  bytes: number
}

interface Office {
  url: string
  /** Of Payload's interface, without a last slash. */
  api: string
}

/** The first screen, signed in, by somebody whose browser has nothing of it, and once more. */
export async function twoVisits(browser: Browser, office: Office): Promise<[Visit, Visit]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const signedIn = await context.request.post(`${office.url}${office.api}/users/login`, {
      data: administrator,
      headers: { origin: office.url },
    })
    if (!signedIn.ok()) throw new Error(`Nobody can sign in at ${office.url}.`)
    const visit = async (): Promise<Visit> => {
      const page = await context.newPage()
      const tools = await context.newCDPSession(page)
      await tools.send('Network.enable')
      await tools.send('Network.emulateNetworkConditions', slowLine)
      let bytes = 0
      tools.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength
      })
      const begin = performance.now()
      await page.goto(`${office.url}/admin`, { timeout: 120_000 })
      const milliseconds = performance.now() - begin
      await page.waitForLoadState('networkidle')
      await page.close()
      return { milliseconds, bytes }
    }
    return [await visit(), await visit()]
  } finally {
    await context.close()
  }
}
