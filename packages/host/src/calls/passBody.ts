import { PassThrough, type Readable } from 'node:stream'
import { request } from 'undici'

interface Passed {
  headers: Readonly<Record<string, string>>
  body: Readable
  /** Milliseconds until the answer begins, while the body still comes. */
  patience: number
}

/**
 * Passes a body on as it comes, and gives the JSON answer. The body is always read to its end,
 * because a sender who is still sending would not see an answer.
 */
export async function passBody(url: string, { headers, body, patience }: Passed) {
  const through = new PassThrough()
  // The sender has left: end the outgoing request too.
  body.once('error', (error) => through.destroy(error))
  body.pipe(through)
  try {
    const answer = await request(url, {
      method: 'POST',
      headers,
      body: through,
      headersTimeout: patience,
      bodyTimeout: 60_000,
    })
    const said: unknown = await answer.body.json()
    return { status: answer.statusCode, headers: answer.headers, said }
  } finally {
    body.unpipe(through)
    body.resume()
  }
}
