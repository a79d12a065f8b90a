import type { IncomingHttpHeaders } from 'node:http'

/** Request headers on which a page depends; `ECT` comes where `Accept-CH` asked for it. */
export const dataHints = 'Save-Data, ECT'

/** Effective types of a connection (Network Information) that are slow. */
const slow = /^(slow-2g|2g|3g)$/

/** Whether a visitor saves data or waits for it: he gets the light page (decision 13). */
export function savesData(headers: IncomingHttpHeaders): boolean {
  const effectiveType = headers.ect
  return (
    headers['save-data'] === 'on' || (typeof effectiveType === 'string' && slow.test(effectiveType))
  )
}

const mark = '#light'

/** The key under which the light page of an address is kept: no address has a `#`. */
export function lightKey(target: string): string {
  return `${target}${mark}`
}

/** The address of a key, and whether it is that of the light page. */
export function pageOfKey(key: string): { target: string; light: boolean } {
  const light = key.endsWith(mark)
  return { target: light ? key.slice(0, -mark.length) : key, light }
}
