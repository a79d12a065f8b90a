import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import {
  betweenSignsOfLife,
  type ChangesAnswer,
  changesPath,
  changesQuestion,
  longestWaitForChanges,
} from '@sira/contract/wire/changes'
import { receiveSignedCalls } from '@sira/host/calls/receiveSignedCalls'
import type { FastifyInstance } from 'fastify'
import { onChange } from '../src/publication/changes/changeListeners.ts'
import { changeLog } from '../src/publication/changes/changeLog.ts'
import { forAnswersOnly } from '../src/publication/changes/unitsTag.ts'

/**
 * `POST /api/changes`: what changed since a site last asked (signed); the answer waits for news.
 * However many sites there are, none has to be known here (decision 85). Gives the way to stop.
 */
export function tellChanges(app: FastifyInstance, secret: string | undefined): () => void {
  if (secret === undefined) {
    app.log.warn('INVALIDATION_SECRET manque : le site suivra les contenus avec du retard.')
    return () => undefined
  }
  const log = changeLog()
  const listening = onChange((told) => {
    const changed = told === 'everything' ? told : told.filter((tag) => !forAnswersOnly(tag))
    if (changed.length === 0) return
    log.add(changed)
    app.log.info({ changed }, 'contenus modifiés')
  })
  app.addHook('preClose', async () => log.end())
  receiveSignedCalls(app, {
    path: `/api${changesPath}`,
    secret,
    schema: changesQuestion,
    async answer({ since }, reply) {
      const left = new AbortController()
      reply.raw.once('close', () => left.abort())
      const patience = AbortSignal.any([left.signal, AbortSignal.timeout(longestWaitForChanges)])
      reply.type('application/json').headers(onItsWay)
      return reply.send(Readable.from(withSignsOfLife(log.after(since, patience))))
    },
  })
  return listening
}

/** Nobody keeps it, and nginx passes on what has come so far. */
const onItsWay = { 'cache-control': 'no-store', 'x-accel-buffering': 'no' }

async function* withSignsOfLife(answer: Promise<ChangesAnswer>): AsyncGenerator<string> {
  for (;;) {
    yield ' '
    const news = await Promise.race([answer, pause(betweenSignsOfLife, undefined, { ref: false })])
    if (news) return yield JSON.stringify(news)
  }
}
