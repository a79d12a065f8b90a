import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../../../../scripts/product/settings.ts'

const migrations = join(import.meta.dirname, '../../src/database/migrations')
const script = join(import.meta.dirname, 'migrateDatabase.ts')

/** Milliseconds after which another program that makes the same folder has died. */
const longest = 100_000

/**
 * Gives a folder that holds what the migrations make of an empty database. It is made once for all
 * test files, which copy it: the migrations take some seconds of work each time. `make` fills it.
 */
export async function migrated(
  name: string,
  make: (folder: string) => Promise<void> | void,
): Promise<string> {
  const folder = join(root, 'node_modules/.cache/migrated', version(), name)
  const part = `${folder}.part`
  const deadline = Date.now() + longest
  mkdirSync(join(folder, '..'), { recursive: true })
  while (!existsSync(folder) && !claimed(part)) {
    if (Date.now() > deadline) rmSync(part, { recursive: true })
    await wait(100)
  }
  if (existsSync(folder)) return folder
  try {
    await make(part)
    renameSync(part, folder)
    return folder
  } catch (error) {
    rmSync(part, { recursive: true, force: true })
    throw error
  }
}

/** Brings the empty database of these settings up to date. */
export function migrate(settings: Readonly<Record<string, string>>): void {
  execFileSync(process.execPath, [script], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      ...settings,
      NODE_ENV: 'production',
      PAYLOAD_SECRET: 'a-secret-for-tests-only-0123456789',
      LOG_LEVEL: 'silent',
    },
  })
}

/** Whether this program is the one to make the folder. */
function claimed(part: string): boolean {
  try {
    mkdirSync(part)
    return true
  } catch {
    return false
  }
}

let known: string | undefined

/** A hash of the migrations, and of the program that runs them: others make another database. */
function version(): string {
  if (known !== undefined) return known
  const hash = createHash('sha256').update(readFileSync(script))
  for (const file of globSync('**/*.ts', { cwd: migrations }).sort()) {
    hash.update(file).update(readFileSync(join(migrations, file)))
  }
  known = hash.digest('hex').slice(0, 16)
  return known
}
