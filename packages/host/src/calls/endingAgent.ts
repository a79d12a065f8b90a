import { Agent, type Dispatcher } from 'undici'

/** Connections of one kind of calls, whose waiting is ended by a signal. */
export interface EndingAgent {
  calls: Dispatcher
  /** Ends all calls, with the program. */
  stop(): Promise<void>
}

/**
 * Makes an agent that ends waiting calls once the signal is aborted, and each call after that; an
 * answer that has begun goes on. `signal` is read for each call, because another one may replace
 * it.
 */
export function endingAgent(options: Agent.Options, signal: () => AbortSignal): EndingAgent {
  const agent = new Agent(options)
  return { calls: agent.compose(endedBy(signal)), stop: () => agent.destroy() }
}

function endedBy(signalNow: () => AbortSignal): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) => {
    const signal = signalNow()
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
