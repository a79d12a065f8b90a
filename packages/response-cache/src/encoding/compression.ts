import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const textTypes = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)|image\/svg\+xml)/i

/** Below this many bytes the compressed body is hardly smaller than its network packet. */
const leastBytes = 600
/** Quality 11 takes about a second per megabyte on a small server: larger bodies get 7. */
const largeBytes = 200_000

export function isCompressible(headers: Record<string, string>, bytes: number): boolean {
  if (bytes < leastBytes || headers['content-encoding'] !== undefined) return false
  return textTypes.test(headers['content-type'] ?? '')
}

function brotliAt(quality: number, body: Uint8Array): Promise<Uint8Array> {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })
}

/** A few milliseconds: for the visitor who waits for the first render. */
export function quickBrotli(body: Uint8Array): Promise<Uint8Array> {
  return brotliAt(5, body)
}

let resting = false
/**
 * The rest after a thorough compression, as a multiple of its duration, so that compression does
 * not take the whole server.
 */
const restFactor = 3

/**
 * Up to a fifth of a second, off the main thread: for all who come after. One at a time, with a
 * rest after each; `undefined` while another one runs or rests.
 */
export function thoroughBrotli(body: Uint8Array): Promise<Uint8Array> | undefined {
  if (resting) return undefined
  resting = true
  const started = performance.now()
  return brotliAt(body.byteLength < largeBytes ? 11 : 7, body).finally(() => {
    const rest = (performance.now() - started) * restFactor
    setTimeout(() => {
      resting = false
    }, rest).unref()
  })
}

export function compressGzip(body: Uint8Array): Promise<Uint8Array> {
  return gzipped(body, { level: 8 })
}
