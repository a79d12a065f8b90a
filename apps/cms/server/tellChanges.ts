import { changesPath, changesQuestion, longestWaitForChanges } from '@sira/contract/wire/changes'
import { receiveSignedCalls } from '@sira/host/calls/receiveSignedCalls'
import type { FastifyInstance } from 'fastify'
import { onChange } from '../src/publication/announcing/changeListeners.ts'
import { changeLog } from '../src/publication/announcing/changeLog.ts'

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
  const listening = onChange((changed) => {
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
      const news = await log.after(since, patience)
      return reply.header('cache-control', 'no-store').send(news)
    },
  })
  return listening
}
