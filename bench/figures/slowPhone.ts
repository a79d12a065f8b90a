import type { Page } from '@playwright/test'

/** Lighthouse's phone: a processor four times as slow. */
const slowdown = 4
/** Its line, 150 ms and 1.6 Mb a second, as the browser makes one: each request waits, not each packet. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

/** From now on the page is on a slow phone; gives how many compressed bytes came since. */
export async function onSlowPhone(page: Page): Promise<() => number> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', slow4G)
  let bytes = 0
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  return () => bytes
}
