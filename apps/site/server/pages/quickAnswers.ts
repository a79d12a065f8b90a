import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { hasTwoHosts } from '@sira/host/oneHost'
import type { WireResponse } from '@sira/response-cache/responseCache'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Answered } from '../inFront/sharedLifetime.ts'
import { rememberedLanguage } from './language.ts'

/** Hears of each quick answer, as hooks hear of the answers of the framework. */
export type Witness = (asked: { headers: IncomingHttpHeaders }, seconds: number) => void

/** Gives the names and values of the headers in turns, for an answer of this moment. */
export type HeadersOf = (answered: Answered) => string[]

/** Repeats answers of the page cache before the framework (decision 2). */
export interface QuickAnswers {
  /** From now on, the same request gets the same answer, as long as the cache would give it. */
  remember(request: FastifyRequest, page: WireResponse, headersOf: HeadersOf): void
  /** Sets the witness of each remembered address, if it has one. */
  tell(witnessOf: (request: FastifyRequest) => Witness | undefined): void
}

interface Remembered {
  headersOf: HeadersOf
  again: NonNullable<WireResponse['again']>
  witnesses: readonly Witness[]
}

interface Address {
  /** The request headers on which its answers depend, by their own `Vary` (RFC 9111, 4.1). */
  varies: readonly string[]
  answers: Map<string, Remembered>
}

/** Beyond this number all answers are forgotten; new requests fill the memory again. */
const mostAnswers = 2000

export function quickAnswers(app: FastifyInstance): QuickAnswers {
  const addresses = new Map<string, Address>()
  const witnessing: ((request: FastifyRequest) => Witness | undefined)[] = []
  let count = 0

  function answered(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || isSpecial(request.headers)) return false
    const address = addresses.get(request.url ?? '')
    if (address === undefined) return false
    const key = keyOf(request, address.varies)
    const known = address.answers.get(key)
    if (known === undefined || hasTwoHosts(request)) return false
    const same = known.again()
    if (same === undefined) {
      address.answers.delete(key)
      if (address.answers.size === 0) addresses.delete(request.url ?? '')
      count -= 1
      return false
    }
    const began = performance.now()
    const { freshFor } = same
    response.writeHead(200, known.headersOf({ status: 200, outcome: 'hit', freshFor }))
    response.end(same.body)
    for (const tell of known.witnesses) tell(request, (performance.now() - began) / 1000)
    return true
  }

  // With a detailed log, each answer has a line of its own, which only the framework writes.
  const isLogged = app.log.level === 'debug' || app.log.level === 'trace'
  const [framework] = app.server.listeners('request')
  if (framework && !isLogged) {
    app.server.removeAllListeners('request')
    app.server.on('request', (request, response) => {
      if (!answered(request, response)) framework.call(app.server, request, response)
    })
  }

  return {
    remember(request, page, headersOf) {
      const { raw } = request
      const { status, again } = page
      if (status !== 200 || again === undefined || raw.method !== 'GET') return
      if (isSpecial(raw.headers)) return
      if (count >= mostAnswers) {
        addresses.clear()
        count = 0
      }
      const headers = headersOf(page)
      const vary = headers[headers.indexOf('vary') + 1] ?? ''
      const varies = headers.includes('vary') ? vary.toLowerCase().split(/\s*,\s*/) : []
      const known = addresses.get(raw.url ?? '')
      const same = known && String(known.varies) === String(varies) ? known : undefined
      const address = same ?? { varies, answers: new Map() }
      if (known && !same) count -= known.answers.size
      const key = keyOf(raw, varies)
      if (!address.answers.has(key)) count += 1
      const witnesses = witnessing.flatMap((witnessOf) => witnessOf(request) ?? [])
      address.answers.set(key, { headersOf, again, witnesses })
      addresses.set(raw.url ?? '', address)
    },
    tell: (witnessOf) => void witnessing.push(witnessOf),
  }
}

/** Whether the answer may be other than the whole page. */
function isSpecial(headers: IncomingHttpHeaders): boolean {
  return (
    headers['if-none-match'] !== undefined ||
    headers['content-length'] !== undefined ||
    headers['transfer-encoding'] !== undefined
  )
}

/**
 * Gives all that an answer depends on: the headers it varies by, the host, whether the connection
 * is secure, and the remembered language, which redirects but is not named in `Vary` (decision 89).
 * A proxy is trusted about the connection by its address.
 */
function keyOf({ headers, socket }: IncomingMessage, varies: readonly string[]): string {
  const proto = headers['x-forwarded-proto']
  const line = proto === undefined ? '' : `${proto} ${socket.remoteAddress}`
  let key = `${headers.host}\n${line}\n${rememberedLanguage(headers.cookie)}`
  for (const name of varies) key += `\n${headers[name] ?? ''}`
  return key
}
