import { type Facts, traced, traceHeaders } from '@sira/host/tracing/traced'

/**
 * Traces a question to the back office, which continues the trace. The span names the kind of
 * question, never its values.
 */
export function tracedQuestion<Answered>(
  url: string,
  ask: (trace: Record<string, string>) => Promise<Answered>,
): Promise<Answered> {
  const facts = (): Facts => {
    const about = /\/api\/([a-z-]+)/.exec(url)?.[1]
    return about === undefined ? {} : { 'sira.about': about }
  }
  return traced('question to the back office', facts, () => ask(traceHeaders()), 'question')
}
