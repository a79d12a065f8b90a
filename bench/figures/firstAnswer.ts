import type { Browser } from '@playwright/test'
import { onSlowPhone } from './slowPhone.ts'

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
    const bytes = await onSlowPhone(page)
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
    return { milliseconds, bytes: bytes() }
  } finally {
    await context.close()
  }
}
