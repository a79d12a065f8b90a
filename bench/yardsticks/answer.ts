import type { IncomingHttpHeaders } from 'node:http'

/** An answer as it travels. */
export interface Answer {
  headers: IncomingHttpHeaders
  body: Uint8Array
}
