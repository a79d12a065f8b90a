import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The tables that a restoration reads. */
const whatWaits = `
  CREATE TABLE payload_kv (id INTEGER PRIMARY KEY, key TEXT, data TEXT);
  CREATE TABLE emails (id INTEGER PRIMARY KEY, state TEXT, last_error TEXT, created_at TEXT);
  CREATE TABLE payload_jobs (id INTEGER PRIMARY KEY, task_slug TEXT, completed_at TEXT);
  CREATE TABLE paiements (id INTEGER PRIMARY KEY, prochaine_demande TEXT)`

/** A data folder as a product leaves it, and a folder for its backups. */
export interface TestProduct {
  dataDir: string
  backups: string
  write(name: string, text: string): void
  /** Adds a row to its database, which stays open as in a running product. */
  receive(message: string): void
  /** Closes it as SIGTERM does. */
  stop(): void
  remove(): void
}

export function testProduct(): TestProduct {
  const place = mkdtempSync(join(tmpdir(), 'sira-backup-'))
  const dataDir = join(place, 'data')
  mkdirSync(join(dataDir, 'media'), { recursive: true })
  const database = new DatabaseSync(join(dataDir, 'sira.sqlite'))
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE messages (text TEXT)')
  database.exec(whatWaits)
  return {
    dataDir,
    backups: join(place, 'backups'),
    write: (name, text) => writeFileSync(join(dataDir, name), text),
    receive(message) {
      database.prepare('INSERT INTO messages VALUES (?)').run(message)
    },
    stop: () => database.close(),
    remove: () => rmSync(place, { recursive: true }),
  }
}

export function messagesIn(dataDir: string): string[] {
  const database = new DatabaseSync(join(dataDir, 'sira.sqlite'), { readOnly: true })
  const rows = database.prepare('SELECT text FROM messages ORDER BY rowid').all()
  database.close()
  return rows.map(({ text }) => String(text))
}
