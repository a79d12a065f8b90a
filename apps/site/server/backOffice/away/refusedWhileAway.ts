import { limits } from '@sira/contract/limits'
import type { preHandlerAsyncHookHandler } from 'fastify'
import { discardBody } from '../../door/proxiedBody.ts'
import { sendAway } from './backOfficeAway.ts'
import type { BackOfficePresence } from './backOfficePresence.ts'

/** Answers a call at once while the back office is away. */
export function refusedWhileAway({
  away,
}: Pick<BackOfficePresence, 'away'>): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    const { aborted, reason } = away()
    if (!aborted) return undefined
    await discardBody(request.raw, 2 * limits.upload)
    return sendAway(reply, reason)
  }
}
