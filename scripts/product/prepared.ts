import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Part } from './part.ts'

/** The steps left once everything is built and the place is free. */
export interface Prepared {
  /** The addresses for people, each with its name. */
  addresses: [name: string, url: string][]
  /** In the order of their start. */
  parts: Part[]
  /** The socket for requests to start another version. */
  requests: string
}

/** The variable that tells the preparation of a replacing version that its ports are in use. */
export const again = 'STARTER_RUNS'

/**
 * Prepares a start in a separate process, and ends with it where it fails. It reads every source
 * and all rules of the settings, which would leave 36 MB with the command that keeps the parts
 * running. Gives undefined on a failure, which it has reported itself.
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
  // The exit may come before the last messages; the channel closes after them.
  await Promise.all([once(child, 'exit'), once(child, 'disconnect')])
  process.off('SIGINT', end)
  process.off('SIGTERM', end)
  return stopped ? undefined : said
}
