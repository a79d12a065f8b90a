import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Ask, askDatabase } from '../../src/backup/database/askDatabase.ts'
import { migratePostgres } from '../../src/database/migrating/migratePostgres.ts'
import { migrateSqlite } from '../../src/database/migrating/migrateSqlite.ts'
import { startPostgres } from '../support/postgres.ts'

const migrations = join(import.meta.dirname, '../../src/database/migrations')
const at = '2026-11-20T08:00:00.000Z'
const line = (by: string, what: string, more: object = {}) => ({ at, by, what, ...more })

const ofRequest = [
  line('Fatou', 'Mot au visiteur', { message: 'Prêt demain.' }),
  line('Le site', 'Réponse par e-mail du 20/11/2026', { reply: 'Oui.', letter: 7 }),
  line('Fatou', 'État\u00a0: En cours'),
  line('Le site', 'Reçu'),
]
const ofEstimate = [line('Le site', 'Expiré'), line('Fatou', 'Envoyé')]
/** More than are read at once. */
const many = 501

async function fill(ask: Ask): Promise<void> {
  await ask(sql`delete from payload_migrations where name like '%history_steps'`)
  for (let number = 0; number < many; number += 1) {
    const email = `client${number}@exemple.bf`
    await ask(
      sql`insert into devis (email, history) values (${email}, ${JSON.stringify(ofRequest)})`,
    )
  }
  await ask(sql`insert into contacts (email) values ('sans@exemple.bf')`)
  await ask(
    sql`insert into estimations (nom, email, history) values ('Awa', 'a@exemple.bf', ${JSON.stringify(ofEstimate)})`,
  )
}

const parsed = (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value)

async function check(ask: Ask): Promise<void> {
  const requests = await ask(sql`select history from devis`)
  expect(requests).toHaveLength(many)
  for (const { history } of requests) {
    expect(parsed(history)).toEqual([
      expect.objectContaining({ date: at, acte: 'received', qui: null, par: 'client' }),
      expect.objectContaining({ vers: 'in_progress', qui: 'Fatou', par: 'personnel' }),
      expect.objectContaining({ acte: 'replied', reponse: 'Oui.', lettre: 7 }),
      expect.objectContaining({ acte: 'told', message: 'Prêt demain.' }),
    ])
  }
  const [message] = await ask(sql`select history from contacts`)
  expect(message?.history).toBeNull()
  const [estimate] = await ask(sql`select history from estimations`)
  expect(parsed(estimate?.history)).toEqual([
    expect.objectContaining({ vers: 'envoyé' }),
    expect.objectContaining({ de: 'envoyé', vers: 'expiré' }),
  ])
}

describe('The histories of a version before become steps, all of them', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'sira-histories-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('on SQLite', async () => {
    const sqliteFile = join(folder, 'sira.sqlite')
    const migrate = () => migrateSqlite(sqliteFile, join(migrations, 'sqlite'))
    const place = { databaseUrl: undefined, sqliteFile }
    await migrate()
    await askDatabase(place, fill)
    await migrate()
    await askDatabase(place, check)
  })

  it('on PostgreSQL', async ({ skip }) => {
    const cluster = await startPostgres()
    if (typeof cluster === 'string') return skip(cluster)
    onTestFinished(() => cluster.stop())
    const migrate = () => migratePostgres(cluster.url, join(migrations, 'postgres'))
    const place = { databaseUrl: cluster.url, sqliteFile: '' }
    await migrate()
    await askDatabase(place, fill)
    await migrate()
    await askDatabase(place, check)
  })
})
