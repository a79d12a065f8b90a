import { limits } from '@sira/contract/limits'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { MeetLarge } from './admission.ts'
import { discardBody } from './proxiedBody.ts'

const me = z.object({ user: z.looseObject({ id: z.union([z.number(), z.string()]) }) })
const timeoutMs = 10_000
/** What the back office judges a session by. */
const judged = ['cookie', 'authorization', 'origin', 'sec-fetch-site', 'user-agent'] as const
const message =
  'Vous n’êtes plus connecté : ce fichier n’a pas été reçu. Connectez-vous, puis recommencez.'

/** Pictures and long articles come as slowly as they must, but only from who is signed in. */
export function staffUploads(backOffice: string): MeetLarge {
  return async (request, reply) => {
    if (await isSignedIn(request, backOffice)) return undefined
    await discardBody(request.raw, 2 * limits.upload)
    return reply
      .code(401)
      .header('cache-control', 'no-store')
      .send({ errors: [{ message }] })
  }
}

async function isSignedIn(
  { headers, ip, host, protocol }: FastifyRequest,
  backOffice: string,
): Promise<boolean> {
  if (headers.cookie === undefined && headers.authorization === undefined) return false
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
  return me.safeParse(await answer.json()).success
}
