import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Part } from './part.ts'
import { root } from './settings.ts'

/** What is left to do once everything is built and the place is free. */
export interface Prepared {
  /** Where people find what is started, each with what it is. */
  addresses: [name: string, url: string][]
  /** In the order in which they are started. */
  parts: Part[]
}

/**
 * Prepares a start in a process of its own, and ends with it where it fails: it reads every source
 * and all rules of the settings, 36 MB that would stay with the command that keeps the parts up.
 */
export async function prepared(args: readonly string[]): Promise<Prepared> {
  const child = spawn(process.execPath, ['scripts/prepareStart.ts', ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
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
  // It has said why it could not.
  if (!said || stopped) process.exit(1)
  return said
}
