import { changesAnswer, changesPath } from '@sira/contract/wire/changes'
import { signedCall } from '@sira/host/calls/signedCall'
import { answerHealth } from '@sira/host/health'
import { openApp } from '@sira/host/openApp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { findOrInstallHaproxy } from '../../../../scripts/machine/haproxy.ts'
import { type Haproxy, startHaproxy } from '../../../../scripts/machine/startHaproxy.ts'
import { freePort } from '../../../../scripts/product/ports.ts'
import { tellChanges } from '../../server/tellChanges.ts'

const secret = 'secret-partagé-entre-nous'

/** A stand-in for a back office, built as both programs are; the test sets its state. */
async function startOffice(name: string) {
  const app = openApp('silent')
  let state: 'ready' | 'full disk' | 'frozen' = 'ready'
  answerHealth(app, () =>
    state === 'frozen'
      ? new Promise<never>(() => undefined)
      : Promise.resolve({ works: state === 'ready', cannot: [] }),
  )
  tellChanges(app, secret)
  app.get('/api/name', async () => name)
  const port = await freePort()
  await app.listen({ port, host: '127.0.0.1' })
  const become = (next: typeof state) => {
    state = next
  }
  return { port, become, stop: () => app.close() }
}

describe('HAProxy with deploy/haproxy.cfg between a site and two back offices', () => {
  const program = findOrInstallHaproxy()
  let first: Awaited<ReturnType<typeof startOffice>>
  let second: typeof first
  let haproxy: Haproxy

  beforeAll(async () => {
    if (program === undefined && process.env.CI) throw new Error('HAProxy is not installed')
    if (program === undefined) return
    first = await startOffice('first')
    second = await startOffice('second')
    haproxy = await startHaproxy(program, [first.port, second.port])
  })
  beforeEach(async ({ skip }) => {
    if (program === undefined) return skip('HAProxy is not installed')
    first.become('ready')
    second.become('ready')
    await vi.waitUntil(async () => (await answering()) === 'first', { timeout: 20_000 })
  })
  afterAll(async () => {
    if (program === undefined) return
    await haproxy.stop()
    await Promise.all([first.stop(), second.stop()])
  })

  const ask = (path: string) => fetch(`${haproxy.url}/api${path}`)
  const answering = () =>
    ask('/name').then(
      async (answer) => (answer.ok ? answer.text() : answer.status),
      () => 'nobody',
    )
  /** The question of a site; what it heard, or that the line broke. */
  async function changesSince(since?: string): Promise<string> {
    const call = signedCall({ since }, secret, new Date())
    try {
      const answer = await fetch(`${haproxy.url}/api${changesPath}`, call)
      return changesAnswer.parse(await answer.json()).position
    } catch {
      return 'broken'
    }
  }

  it.each(['frozen', 'full disk'] as const)(
    'lets nobody wait for news of one that is away (%s), and leads everybody to the other one',
    async (state) => {
      const waiting = changesSince(await changesSince())
      first.become(state)
      expect(await waiting).toBe('broken')
      expect(await answering()).toBe('second')
    },
  )

  it('leads back to the first one, and lets nobody wait for news of the second', async () => {
    first.become('full disk')
    await expect.poll(answering).toBe('second')
    const waiting = changesSince(await changesSince())
    first.become('ready')
    expect(await waiting).toBe('broken')
    expect(await answering()).toBe('first')
  })

  it('asks everybody to come again where both are away, as the contract says it', async () => {
    first.become('frozen')
    second.become('frozen')
    await expect.poll(answering).toBe(503)
    const answer = await ask('/name')
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await answer.json()).toMatchObject({ data: null, error: { status: 503 } })
  })
})
