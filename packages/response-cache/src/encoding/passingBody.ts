import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncoding } from './acceptedEncoding.ts'
import { isCompressible } from './compression.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A body for one visitor alone, and the headers that say how it is encoded. */
export interface PassingBody {
  body: Uint8Array
  headers: Record<string, string>
}

/**
 * Compresses an answer that is sent once: a quarter of a millisecond for a page, off the main
 * thread, saves three quarters of its bytes. Higher qualities take three times as long and save a
 * tenth of the rest.
 */
export async function passingBody(
  body: Uint8Array,
  headers: Record<string, string>,
  acceptEncoding: string | undefined,
): Promise<PassingBody> {
  if (!isCompressible(headers, body.byteLength)) return { body, headers: {} }
  const vary = { vary: 'Accept-Encoding' }
  const encoding = acceptedEncoding(acceptEncoding)
  if (encoding === 'identity') return { body, headers: vary }
  const made = await (encoding === 'br' ? quickBrotli(body) : gzipped(body, { level: 1 }))
  return { body: made, headers: { ...vary, 'content-encoding': encoding } }
}

function quickBrotli(body: Uint8Array): Promise<Uint8Array> {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 2,
      // The programs give large pieces of memory back at once (scripts/product/part.ts): the usual
      // window of 4 MB, asked for anew each time, would cost 10 ms.
      [constants.BROTLI_PARAM_LGWIN]: 16,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })
}
