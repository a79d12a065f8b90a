import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPayload, handleEndpoints, type Payload, type SanitizedConfig } from 'payload'
import { copyMigratedSqlite } from '../support/migratedSqlite.ts'

export interface OpenPayload {
  payload: Payload
  config: SanitizedConfig
  folder: string
  /** A call to Payload's own interface, as the screens make it: `call('GET', 'blogs', token)`. */
  call(
    method: string,
    path: string,
    token?: string | null,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>
  /** Signs in and gives the token of the cookie. */
  signIn(email: string, password: string): Promise<string>
  close(): Promise<void>
}

interface Place {
  /** Where its data folder is made. */
  parent?: string
  /** PostgreSQL, instead of a SQLite database of its own. */
  databaseUrl?: string
  /** Other settings, as the environment gives them. */
  settings?: Record<string, string>
}

/** Payload keeps the one it opened for its process: the file that was tested before had its own. */
function forgetPayload() {
  const opened: unknown = Reflect.get(globalThis, '_payload')
  if (opened instanceof Map) opened.clear()
}

/** The real back office on a database of its own, in this process, without its host. */
export async function openPayload(place: Place = {}): Promise<OpenPayload> {
  const { parent = tmpdir(), databaseUrl = '', settings = {} } = place
  const folder = mkdtempSync(join(parent, 'sira-cms-'))
  if (databaseUrl === '') await copyMigratedSqlite(folder)
  Object.assign(process.env, {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: 'a-secret-for-tests-only-0123456789',
    LOG_LEVEL: 'silent',
    DISABLE_PAYLOAD_HMR: 'true',
    ...settings,
  })
  const config = await (await import('../../src/payload.config.ts')).default
  // Every call starts Payload's clock: here a job runs when a test says so.
  config.jobs.autoRun = []
  const { closeDatabase } = await import('../../src/database/closeDatabase.ts')
  forgetPayload()
  const payload = await getPayload({ config })

  const call: OpenPayload['call'] = (method, path, token = null, body, more = {}) => {
    // As the host passes a page's request on: see ownPagesOnly.
    const headers = new Headers({
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...more,
    })
    if (token !== null) headers.set('cookie', `payload-token=${token}`)
    const url = `http://127.0.0.1/admin/api/${path}`
    const init = body === undefined ? {} : { body: JSON.stringify(body) }
    return handleEndpoints({ config, request: new Request(url, { method, headers, ...init }) })
  }

  return {
    payload,
    config,
    folder,
    call,
    async signIn(email, password) {
      const response = await call('POST', 'users/login', null, { email, password })
      const cookie = response.headers.get('set-cookie') ?? ''
      return /payload-token=([^;]+)/.exec(cookie)?.[1] ?? ''
    },
    async close() {
      await payload.destroy()
      await closeDatabase(payload)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
