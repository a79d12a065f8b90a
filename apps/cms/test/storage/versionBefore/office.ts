import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BackOffice, startBackOffice } from '../../support/backOffice.ts'

export type Found = Record<string, unknown>

/** A back office that runs, as its staff and its visitors ask it. */
export interface Office extends BackOffice {
  /** A whole list, whatever is in the trash. */
  list(collection: string): Promise<Map<unknown, Found>>
  staff(role: 'administrator' | 'agent', path: string): Promise<Response>
  visitor(path: string, body?: object): Promise<Response>
}

/** The data folder and the database of a product. */
export interface Place {
  dataDir: string
  /** The address of PostgreSQL; empty for SQLite. */
  url: string
  backups: string
}

const settingsOf = ({ dataDir, url, backups }: Place) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: url,
  BACKUP_DIR: backups,
  PAYLOAD_SECRET: 'a-secret-for-tests-only-0123456789',
})

/** This version, on what is there. */
export async function openOffice(place: Place, more: Record<string, string>): Promise<Office> {
  const settings = { ...settingsOf(place), ...more }
  const running = await startBackOffice('SQLite', { settings, recorded: false })
  if (typeof running === 'string') throw new Error(running)
  const { url } = running
  const cookies = new Map<string, Promise<string>>()
  const staff: Office['staff'] = async (role, path) => {
    const signedIn = cookies.get(role) ?? signIn(url, role)
    cookies.set(role, signedIn)
    return fetch(`${url}/admin/api/${path}`, { headers: { cookie: await signedIn } })
  }
  return {
    ...running,
    staff,
    async list(collection) {
      const answer = await staff('administrator', `${collection}?limit=0&depth=0&trash=true`)
      const { docs }: { docs: Found[] } = await answer.json()
      return new Map(docs.map((found) => [found.id, found]))
    },
    visitor(path, body) {
      const headers = { 'content-type': 'application/json' }
      const sent = { method: 'POST', headers, body: JSON.stringify({ data: body }) }
      return fetch(`${url}/api/${path}`, body === undefined ? {} : sent)
    },
  }
}

async function signIn(url: string, role: string): Promise<string> {
  const answer = await fetch(`${url}/admin/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${role}@sira.example`, password: 'Un-mot-de-passe-7' }),
  })
  return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
}

/** `npm run backup`; gives the archive. */
export async function makeBackup(place: Place): Promise<string> {
  await run('backupCommand', [], place)
  return join(place.backups, readdirSync(place.backups).sort().at(-1) ?? '')
}

/** `npm run restore`, with an archive or with what is to leave. */
export function restore(place: Place, given: string): Promise<string> {
  return run('restoreCommand', [given], place)
}

async function run(command: string, given: string[], place: Place): Promise<string> {
  const program = join(import.meta.dirname, '../../../commands', `${command}.ts`)
  const env = { ...process.env, ...settingsOf(place) }
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...given], { env })
  return stdout
}
