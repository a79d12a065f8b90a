import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { WireResponse } from '@sira/response-cache/responseCache'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Hears of each answer that was given quickly, as others hear of those that the framework gave. */
export type Witness = (asked: { headers: IncomingHttpHeaders }, seconds: number) => void

/** Answers of the page cache, given once more before the framework (decision 98). */
export interface QuickAnswers {
  /** From now on, whoever asks the same gets the same, as long as the cache would give it. */
  remember(request: FastifyRequest, headers: readonly string[], page: WireResponse): void
  /** For each address that is remembered: who hears of it, or nobody. */
  tell(witnessOf: (request: FastifyRequest) => Witness | undefined): void
}

interface Remembered {
  headers: string[]
  /** Where among them the age stands. */
  ageAt: number
  again: NonNullable<WireResponse['again']>
  witnesses: readonly Witness[]
}

interface Address {
  /** The headers on which its answers depend, as they say themselves (RFC 9111, 4.1). */
  varies: readonly string[]
  answers: Map<string, Remembered>
}

/** Then all are forgotten; whatever is asked for again is remembered again. */
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
    if (known === undefined) return false
    const same = known.again()
    if (same === undefined) {
      address.answers.delete(key)
      count -= 1
      return false
    }
    const began = performance.now()
    known.headers[known.ageAt] = String(same.age)
    response.writeHead(200, known.headers)
    response.end(same.body)
    for (const tell of known.witnesses) tell(request, (performance.now() - began) / 1000)
    return true
  }

  // Who asks for details of the log gets a line for each answer.
  const isLogged = app.log.level === 'debug' || app.log.level === 'trace'
  const [framework] = app.server.listeners('request')
  if (framework && !isLogged) {
    app.server.removeAllListeners('request')
    app.server.on('request', (request, response) => {
      if (!answered(request, response)) framework.call(app.server, request, response)
    })
  }

  return {
    remember(request, headers, { status, again }) {
      const { raw } = request
      const ageAt = headers.indexOf('age') + 1
      if (status !== 200 || again === undefined || ageAt === 0 || raw.method !== 'GET') return
      if (isSpecial(raw.headers)) return
      if (count >= mostAnswers) {
        addresses.clear()
        count = 0
      }
      const vary = headers[headers.indexOf('vary') + 1] ?? ''
      const varies = headers.includes('vary') ? vary.toLowerCase().split(/\s*,\s*/) : []
      const known = addresses.get(raw.url ?? '')
      const same = known && String(known.varies) === String(varies) ? known : undefined
      const address = same ?? { varies, answers: new Map() }
      if (known && !same) count -= known.answers.size
      const key = keyOf(raw, varies)
      if (!address.answers.has(key)) count += 1
      const witnesses = witnessing.flatMap((witnessOf) => witnessOf(request) ?? [])
      address.answers.set(key, { headers: [...headers], ageAt, again, witnesses })
      addresses.set(raw.url ?? '', address)
    },
    tell: (witnessOf) => void witnessing.push(witnessOf),
  }
}

/** What is answered in another way than by the whole page, or may be. */
function isSpecial(headers: IncomingHttpHeaders): boolean {
  return (
    headers['if-none-match'] !== undefined ||
    headers['content-length'] !== undefined ||
    headers['transfer-encoding'] !== undefined
  )
}

/**
 * All that an answer may depend on: what it varies by, the name by which the site is visited, and
 * whether the line is secure. A proxy is believed about that by its address.
 */
function keyOf({ headers, socket }: IncomingMessage, varies: readonly string[]): string {
  const proto = headers['x-forwarded-proto']
  let key = `${headers.host}\n${proto === undefined ? '' : `${proto} ${socket.remoteAddress}`}`
  for (const name of varies) key += `\n${headers[name] ?? ''}`
  return key
}
