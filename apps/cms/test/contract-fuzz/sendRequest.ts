import { type Agent, request as httpRequest } from 'node:http'
import type { Headers } from './oddHeaders.ts'

export interface SentRequest {
  path: string
  headers: Headers
  body: Uint8Array
  /** Without a `Content-Length`, as a program sends what it is still making. */
  inPieces: boolean
}

export interface Answer {
  status: number
  text: string
}

let visitors = 0

/** Each comes from another visitor. Rejects where the connection broke or nobody answers. */
export function sendRequest(origin: string, sent: SentRequest, agent: Agent): Promise<Answer> {
  const { path, headers: given, body, inPieces } = sent
  visitors += 1
  const from = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
  const length = inPieces ? { 'transfer-encoding': 'chunked' } : { 'content-length': body.length }
  const headers = { ...given, 'x-forwarded-for': from, ...length }
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', agent, headers, timeout: 10_000 }
    const request = httpRequest(`${origin}${path}`, options, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.once('error', reject)
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString() }),
      )
    })
    request.once('error', reject)
    request.once('timeout', () => request.destroy(new Error('no answer in 10 seconds')))
    if (inPieces) request.write(body.subarray(0, body.length / 2))
    request.end(inPieces ? body.subarray(body.length / 2) : body)
  })
}
