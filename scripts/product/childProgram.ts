import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** Asks a program to finish its work, and waits until it has; kills it if it does not. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const killer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await exited
  clearTimeout(killer)
}

/** Whether a program says at this address that it can be used. */
export function answers(url: string, timeout = 5000): Promise<boolean> {
  return new Promise((resolve) => {
    // The command that keeps the parts up asks nothing else: `fetch` alone would cost it 9 MB.
    const asked = get(url, { timeout, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    asked.once('timeout', () => asked.destroy())
    asked.once('error', () => resolve(false))
  })
}
