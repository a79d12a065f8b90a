import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { metricsToken, type RunningProduct } from './product.ts'

/** The time of a read, and the longest blocking of the event loop of either program (ms). */
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

/** Waits until neither program works any more; both do for seconds after a start. */
export async function settled({ site, backOffice }: RunningProduct): Promise<void> {
  const worked = async () =>
    (await processorSeconds(site.url)) + (await processorSeconds(backOffice.url))
  for (let before = await worked(); ; ) {
    await wait(1000)
    const now = await worked()
    // Less than a tenth of a processor, including this question.
    if (now - before < 0.1) return
    before = now
  }
}

async function processorSeconds(url: string): Promise<number> {
  const [, seconds] = /^process_cpu_seconds_total (\S+)/m.exec(await metricsOf(url)) ?? []
  return Number(seconds)
}

/**
 * Gives the maximum since the last reading: prom-client samples every ten milliseconds and then
 * resets it.
 */
async function longestHold(url: string): Promise<number> {
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(await metricsOf(url)) ?? []
  return Number(seconds) * 1000
}

async function metricsOf(url: string): Promise<string> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  return (await fetch(`${url}/metrics`, { headers })).text()
}
