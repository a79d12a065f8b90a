import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TranslationService {
  /** Address of its script. */
  script: string
  /** How often it was asked for. */
  readonly asked: number
  stop(): Promise<void>
}

/**
 * A stand-in for Google's page-translation element: told by the cookie `googtrans` what to
 * translate into, it puts `[ar] ` before every text that is not to be left alone, and marks the page.
 */
export async function startTranslationService(): Promise<TranslationService> {
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    const callback = new URL(request.url ?? '/', 'http://localhost').searchParams.get('cb')
    response.setHeader('content-type', 'text/javascript')
    response.end(`${element};window[${JSON.stringify(callback)}]()`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    script: `http://127.0.0.1:${port}/element.js`,
    get asked() {
      return asked
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const element = `window.google = { translate: { TranslateElement: function ({ pageLanguage }, place) {
  if (!document.getElementById(place)) throw new Error('nowhere to stand')
  const [, from, into] = /googtrans=\\/(\\w+)\\/(\\w+)/.exec(document.cookie)
  if (from !== pageLanguage) throw new Error('two original languages')
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement } = text
    if (/^(SCRIPT|STYLE)$/.test(parentElement.tagName) || text.data.trim() === '') continue
    if (!parentElement.closest('[translate="no"], .notranslate')) text.data = '[' + into + '] ' + text.data
  }
  document.documentElement.classList.add(into === 'ar' ? 'translated-rtl' : 'translated-ltr')
} } }`
