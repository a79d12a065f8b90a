import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { hasEnded } from './childProgram.ts'
import { endFrozen } from './endFrozen.ts'

/** A program that answers whatever it is asked by whoever started it. */
const program = `process.on('message', ({ asks }) => process.send({ asked: asks, status: 200 }))
  process.send('listening')`

let child: ChildProcess | undefined
afterEach(() => child?.kill('SIGKILL'))

async function watched() {
  const started = spawn(process.execPath, ['-e', program], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child = started
  await once(started, 'message')
  endFrozen({ name: 'Le site', process: started }, { betweenMs: 200, allowed: 3 })
  return started
}

describe('A part that is watched', () => {
  it('is ended once it has not answered for long', async () => {
    const started = await watched()
    started.kill('SIGSTOP')
    expect(await once(started, 'exit')).toEqual([null, 'SIGKILL'])
  })

  it('is left alone while it answers, and after a moment in which it did not', async () => {
    const started = await watched()
    let asked = 0
    started.on('message', () => {
      asked += 1
    })
    // A look or two missed, four times over: more than are allowed, but never one after the other.
    for (let times = 0; times < 4; times += 1) {
      const before = asked
      // Those that were missed are answered late; the next ones are in time.
      await expect.poll(() => asked).toBeGreaterThan(before + 3)
      const stoppedAt = Date.now()
      started.kill('SIGSTOP')
      await expect.poll(() => Date.now() - stoppedAt).toBeGreaterThan(450)
      started.kill('SIGCONT')
    }
    const before = asked
    await expect.poll(() => asked).toBeGreaterThan(before + 3)
    expect(hasEnded(started)).toBe(false)
  })
})
