import { type Facts, traced, traceHeaders } from '@sira/host/tracing/traced'

/**
 * A question to the back office as a part of what is traced, which goes on there: told by what it is
 * about, never by what it says.
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
