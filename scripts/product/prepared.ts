import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Part } from './part.ts'

/** The steps left once everything is built and the place is free. */
export interface Prepared {
  /** Where people find what is started, each with what it is. */
  addresses: [name: string, url: string][]
  /** In the order in which they are started. */
  parts: Part[]
  /** Where it is asked to put another version in its place. */
  requests: string
}

/** Said to what prepares a version that takes the place of one that runs: its place is not free. */
export const again = 'STARTER_RUNS'

/**
 * Prepares a start in a process of its own, and ends with it where it fails: it reads every source
 * and all rules of the settings, 36 MB that would stay with the command that keeps the parts up.
 * Gives nothing where it could not, which it has said itself.
 */
export async function prepared(
  folder: string,
  args: readonly string[],
  more: NodeJS.ProcessEnv = {},
): Promise<Prepared | undefined> {
  const own = join(folder, 'node_modules/node/bin/node')
  const child = spawn(
    existsSync(own) ? own : process.execPath,
    ['scripts/prepareStart.ts', ...args],
    {
      cwd: folder,
      env: { ...process.env, ...more },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    },
  )
  let stopped = false
  function end(): void {
    stopped = true
    child.kill('SIGTERM')
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  let said: Prepared | undefined
  child.once('message', (message) => {
    said = message as Prepared
  })
  // The channel closes after what was said on it has been heard; the end may be known before.
  await Promise.all([once(child, 'exit'), once(child, 'disconnect')])
  process.off('SIGINT', end)
  process.off('SIGTERM', end)
  return stopped ? undefined : said
}
