import { performance } from 'node:perf_hooks'
import { metricsToken, type RunningProduct } from './product.ts'

/** How long a read took, and the longest that it held the event loop of either program (ms). */
export interface WatchedRead {
  took: number
  bytes: number
  held: { site: number; backOffice: number }
}

/** Reads an address of the product; `/api` and `/admin` at the back office, all else at the site. */
export async function watchedRead(
  { site, backOffice }: RunningProduct,
  address: string,
  headers: Record<string, string> = {},
): Promise<WatchedRead> {
  const url = /^\/(api|admin)\b/.test(address) ? backOffice.url : site.url
  await Promise.all([longestHold(site.url), longestHold(backOffice.url)])
  const start = performance.now()
  const answer = await fetch(url + address, { headers })
  const { byteLength: bytes } = await answer.arrayBuffer()
  const took = performance.now() - start
  if (answer.status >= 400 && answer.status !== 404) {
    throw new Error(`${address} answered ${answer.status}`)
  }
  const [ofSite, ofBackOffice] = await Promise.all([
    longestHold(site.url),
    longestHold(backOffice.url),
  ])
  return { took, bytes, held: { site: ofSite, backOffice: ofBackOffice } }
}

/** Since it was last asked: prom-client looks every ten milliseconds and then forgets. */
async function longestHold(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(await answer.text()) ?? []
  return Number(seconds) * 1000
}
