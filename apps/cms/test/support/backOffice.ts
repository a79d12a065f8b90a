import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { answers, hasEnded, stopProgram } from '../../../../scripts/product/childProgram.ts'
import { freePort } from '../../../../scripts/product/ports.ts'
import { copyMigratedSqlite } from './migratedSqlite.ts'
import { startPostgres } from './postgres.ts'

export type DatabaseKind = 'SQLite' | 'PostgreSQL'

/** The real back office as a process of its own, with the recorded content. */
export interface BackOffice {
  /** Without a last slash, and without `/api`. */
  url: string
  stop(): Promise<void>
}

const support = import.meta.dirname
const host = join(support, '../../server/main.ts')
const loader = join(support, 'loadRecordings.ts')

interface Started {
  settings?: Readonly<Record<string, string>>
  /** Whether it has the recorded content, or nothing. */
  recorded?: boolean
}

/** Gives the reason as a sentence where the database cannot be had. */
export async function startBackOffice(
  kind: DatabaseKind,
  { settings = {}, recorded = true }: Started = {},
): Promise<BackOffice | string> {
  const postgres = kind === 'PostgreSQL' ? await startPostgres({ isMigrated: true }) : undefined
  if (typeof postgres === 'string') return postgres
  const folder = mkdtempSync(join(tmpdir(), 'sira-api-'))
  if (kind === 'SQLite') await copyMigratedSqlite(folder)
  const port = await freePort()
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    CMS_PORT: String(port),
    // Nobody listens there: what the back office announces goes nowhere.
    SITE_URL: 'http://127.0.0.1:9',
    API_URL: `http://127.0.0.1:${port}/api`,
    DATABASE_URL: postgres?.url ?? '',
    DATA_DIR: folder,
    PAYLOAD_SECRET: 'a-secret-for-tests-only-0123456789',
    INVALIDATION_SECRET: 'another-secret-for-tests-only-0123',
    ADMIN_EMAIL: 'admin@sira.example',
    ADMIN_PASSWORD: 'Un-mot-de-passe-pour-essayer-7',
    LOG_LEVEL: 'warn',
    ...(recorded ? {} : { SEED_DEMO: 'no' }),
    ...settings,
  }
  const cleanUp = () => {
    postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  try {
    if (recorded) await finish(run(loader, environment))
    const child = run(host, environment)
    await ready(child, `${url}/readyz`)
    return {
      url,
      async stop() {
        await stopProgram(child)
        cleanUp()
      },
    }
  } catch (error) {
    cleanUp()
    throw error
  }
}

function run(script: string, env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function finish(child: ChildProcess): Promise<void> {
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The recorded content could not be loaded: see above.')
}

async function ready(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline && !hasEnded(child)) {
    if (await answers(url)) return
    await wait(100)
  }
  await stopProgram(child)
  throw new Error('The back office did not become ready: see above.')
}
