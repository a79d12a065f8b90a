import { limits } from '@sira/contract/limits'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { retryAfterSeconds } from '../backOffice/away/awayPage.ts'
import type { MeetLarge } from './admission.ts'
import { discardBody } from './proxiedBody.ts'
import { linesByAddress } from './turns.ts'

const me = z.object({ user: z.nullable(z.looseObject({ id: z.union([z.number(), z.string()]) })) })
const timeoutMs = 5000
/** The share of the connections to the back office while the session is checked. */
const share = { atOnce: 6, waiting: 60 }
/** The headers by which the back office checks a session. */
const judged = ['cookie', 'authorization', 'origin', 'sec-fetch-site', 'user-agent'] as const

const refusals = {
  stranger: {
    status: 401,
    message:
      'Vous n’êtes plus connecté : ce fichier n’a pas été reçu. Connectez-vous, puis recommencez.',
  },
  away: {
    status: 503,
    message: 'Le back office redémarre : ce fichier n’a pas été reçu. Recommencez dans un instant.',
  },
} as const

type Sender = 'staff' | keyof typeof refusals

/** Lets pictures and long articles through at any speed, but only from signed-in staff. */
export function staffUploads(backOffice: string): MeetLarge {
  const enter = linesByAddress(share)

  async function senderOf(request: FastifyRequest): Promise<Sender> {
    const { cookie, authorization } = request.headers
    if (cookie === undefined && authorization === undefined) return 'stranger'
    const leave = await enter(request)
    if (leave === undefined) return 'away'
    try {
      return await askWho(request, backOffice)
    } catch (error) {
      request.log.warn({ err: error }, 'back office absent')
      return 'away'
    } finally {
      leave()
    }
  }

  return async (request, reply) => {
    const sender = await senderOf(request)
    if (sender === 'staff') return undefined
    await discardBody(request.raw, 2 * limits.upload)
    const { status, message } = refusals[sender]
    if (sender === 'away') reply.header('retry-after', retryAfterSeconds)
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ errors: [{ message }] })
  }
}

/**
 * Asks the back office for the sender. Throws where it does not answer: it is starting, or too
 * busy.
 */
async function askWho(
  { headers, ip, host, protocol }: FastifyRequest,
  backOffice: string,
): Promise<Sender> {
  const passed: Record<string, string> = {
    'x-forwarded-for': ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
  }
  for (const name of judged) {
    const value = headers[name]
    if (typeof value === 'string') passed[name] = value
  }
  const signal = AbortSignal.timeout(timeoutMs)
  const url = `${backOffice}/admin/api/users/me?depth=0`
  const answer = await fetch(url, { headers: passed, signal })
  if (answer.status >= 500) throw new Error(`users/me: ${answer.status}`)
  const { user } = me.catch({ user: null }).parse(await answer.json())
  return user === null ? 'stranger' : 'staff'
}
