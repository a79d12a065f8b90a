/** What we use of it: its types on npm bring those of Express, which we have not. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  import type { BrotliOptions } from 'node:zlib'

  export default function compression(options?: {
    brotli?: BrotliOptions
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}
