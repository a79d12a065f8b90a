import type { Browser } from '@playwright/test'

/** Lighthouse's phone: a processor four times as slow, and a slow 4G line as the browser makes one. */
const slowdown = 4
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

export interface FirstAnswer {
  /** Milliseconds from the first touch of a form to what it says of an address that is none. */
  milliseconds: number
  /** Compressed bytes of script that came for it. */
  bytes: number
}

/** Touches and sends the form at the foot of a page, in a browser that has nothing of the site yet. */
export async function firstAnswer(browser: Browser, address: string): Promise<FirstAnswer> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'networkidle' })
    const tools = await context.newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await tools.send('Network.enable')
    await tools.send('Network.emulateNetworkConditions', slow4G)
    let bytes = 0
    tools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    const milliseconds = await page.evaluate(async () => {
      const form = [...document.querySelectorAll<HTMLFormElement>('[data-form]')].at(-1)
      const field = form?.querySelector<HTMLInputElement>('[type="email"]')
      if (!form || !field) throw new Error('The page has no form')
      const begin = performance.now()
      field.focus({ preventScroll: true })
      form.requestSubmit()
      await new Promise<void>((said) => {
        const observer = new MutationObserver(() => {
          if (!form.querySelector('[role="alert"]')) return
          observer.disconnect()
          said()
        })
        observer.observe(form, { childList: true, subtree: true })
      })
      return performance.now() - begin
    })
    return { milliseconds, bytes }
  } finally {
    await context.close()
  }
}
