import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import { databaseOf } from '../../src/database/sql/database.ts'

/** Milliseconds: what was found holds for whoever comes after. */
const holdsMs = 1000
const patienceMs = 3000
/** Seconds after which it is worth trying again. */
const retryAfter = 10

const sentence =
  'La base de données ne répond pas pour le moment\u00a0: rien n’est perdu, réessayez dans une minute.'
const page = `<!doctype html><html lang="fr"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${retryAfter}">
<title>Un instant</title><h1>Un instant</h1><p>${sentence}</p>
<p>Cette page se recharge d’elle-même.</p></html>`

/**
 * Nobody is known while PostgreSQL is away, and Payload (3.90, auth/strategies/jwt.js) would take
 * whoever is signed in for a stranger: he would be asked to sign in, and lose what he was writing.
 */
export function requireDatabase(scope: FastifyInstance, payload: Payload): void {
  const isThere = askedNowAndThen(payload)
  scope.addHook('onRequest', async ({ url, headers }, reply) => {
    const isSignedIn = headers.cookie?.includes('payload-token=') ?? false
    if (!url.startsWith('/admin') || !isSignedIn || (await isThere())) return undefined
    reply.code(503).header('retry-after', retryAfter).header('cache-control', 'no-store')
    return headers.accept?.includes('text/html')
      ? reply.type('text/html; charset=utf-8').send(page)
      : reply.send({ errors: [{ message: sentence }] })
  })
}

/** SQLite is a file of this machine. */
function askedNowAndThen(payload: Payload): () => Promise<boolean> {
  const database = databaseOf(payload)
  if (database.dialect === 'sqlite') return async () => true
  let found: Promise<boolean> | undefined
  const ask = () =>
    database.rows(sql`select 1`).then(
      () => true,
      () => false,
    )
  return () => {
    if (found) return found
    const giveUp = pause(patienceMs, false, { ref: false })
    found = Promise.race([ask(), giveUp])
    const forget = () => pause(holdsMs, undefined, { ref: false })
    void found.then(forget).then(() => {
      found = undefined
    })
    return found
  }
}
