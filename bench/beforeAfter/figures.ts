import { performance } from 'node:perf_hooks'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { residentMegabytes } from '../../scripts/machine/residentMegabytes.ts'
import { measureLoad } from '../figures/load.ts'
import type { RunningProduct } from './checkout.ts'

/** The names of the figures in the table; in brackets the unit. */
export const figureNames = {
  start: 'second `npm start`, both parts ready (s)',
  freshPages: 'the pages below, each in no cache, together (ms)',
  home: 'home page from the cache (a second, more is better)',
  list: '`GET /api/blogs?populate=*` (a second, more is better)',
  memory: 'memory after that, with the command itself (MB)',
} as const
export type Figures = Record<keyof typeof figureNames, number>

export const pageFigureNames = {
  score: 'performance',
  paint: 'largest paint (ms)',
  blocking: 'blocking time (ms)',
  bytes: 'bytes',
} as const
export type PageFigures = Record<keyof typeof pageFigureNames, number>

const seconds = 5

/** Measures the server right after its start. */
export async function serverFigures(
  product: RunningProduct,
  pages: readonly string[],
): Promise<Figures> {
  await answerOf(`${product.siteUrl}/faq`)
  const began = performance.now()
  for (const page of pages) await answerOf(product.siteUrl + page)
  const freshPages = performance.now() - began
  const home = await measureLoad(`${product.siteUrl}/`, seconds)
  const list = await measureLoad(`${product.apiUrl}/blogs?populate=*`, seconds)
  return {
    start: product.startSeconds,
    freshPages,
    home: home.requestsPerSecond,
    list: list.requestsPerSecond,
    memory: residentMegabytes(product.pid),
  }
}

/** Measures a page as a phone sees it (simulated by Lighthouse), in a browser of its own. */
export async function pageFigures(url: string, chromePath: string): Promise<PageFigures> {
  await answerOf(url)
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu']
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' })
  try {
    const options = { port: chrome.port, output: 'json', logLevel: 'error' } as const
    const result = await lighthouse(url, { ...options, onlyCategories: ['performance'] })
    if (!result) throw new Error(`Lighthouse n’a rien mesuré sur ${url}.`)
    const { audits, categories } = result.lhr
    const value = (id: string) => audits[id]?.numericValue ?? 0
    return {
      score: (categories.performance?.score ?? 0) * 100,
      paint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      bytes: value('total-byte-weight'),
    }
  } finally {
    chrome.kill()
  }
}

async function answerOf(url: string): Promise<void> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} a répondu ${response.status}.`)
}
