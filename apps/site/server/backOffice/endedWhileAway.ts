import { limits } from '@sira/contract/limits'
import type { preHandlerAsyncHookHandler } from 'fastify'
import type { Dispatcher } from 'undici'
import { discardBody } from '../door/proxiedBody.ts'
import { sendAway } from './backOfficeAway.ts'
import type { BackOfficePresence } from './backOfficePresence.ts'

type Presence = Pick<BackOfficePresence, 'away'>

/** Answers a call at once while the back office is away. */
export function refusedWhileAway({ away }: Presence): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    const { aborted, reason } = away()
    if (!aborted) return undefined
    await discardBody(request.raw, 2 * limits.upload)
    return sendAway(reply, reason)
  }
}

/** Ends the calls that wait for an answer once the back office is away; one that has begun goes on. */
export function endedWhileAway({ away }: Presence): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) => {
    const signal = away()
    let forget = () => undefined
    return dispatch(options, {
      onRequestStart(controller, context) {
        const end = () => controller.abort(signal.reason)
        forget = () => void signal.removeEventListener('abort', end)
        handler.onRequestStart?.(controller, context)
        if (signal.aborted) end()
        else signal.addEventListener('abort', end)
      },
      onRequestUpgrade: (...upgraded) => handler.onRequestUpgrade?.(...upgraded),
      onResponseStart(...started) {
        forget()
        handler.onResponseStart?.(...started)
      },
      onResponseData: (...data) => handler.onResponseData?.(...data),
      onResponseEnd: (...ended) => handler.onResponseEnd?.(...ended),
      onResponseError(...failed) {
        forget()
        handler.onResponseError?.(...failed)
      },
    })
  }
}
