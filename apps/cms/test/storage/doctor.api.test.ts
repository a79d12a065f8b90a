import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tryValkey } from '../../../../packages/host/src/counting/tryValkey.ts'
import { startValkey, valkeyPassword } from '../../../../scripts/machine/startValkey.ts'
import { checkDatabase } from '../../src/doctor/checkDatabase.ts'
import { checkFileStore } from '../../src/doctor/checkFileStore.ts'
import { checkReplyBox } from '../../src/doctor/checkReplyBox.ts'
import { clockFindings, databaseClockAhead } from '../../src/doctor/databaseClock.ts'
import { readEnvironment } from '../../src/environment/environment.ts'
import { startTestMailbox } from '../inbox/support/testMailbox.ts'
import { startPostgres } from '../support/postgres.ts'
import { startTestStore } from '../support/testStore.ts'

const environment = (settings: Record<string, string>) =>
  readEnvironment({ PAYLOAD_SECRET: 'a-secret-for-tests-only-0123456789', ...settings })

const marks = (found: readonly { mark: string }[]) => found.map(({ mark }) => mark)

describe('npm run doctor, of servers that are there', { timeout: 60_000 }, () => {
  let mailbox: Awaited<ReturnType<typeof startTestMailbox>>
  let store: Awaited<ReturnType<typeof startTestStore>>
  let valkey: Awaited<ReturnType<typeof startValkey>>
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    mailbox = await startTestMailbox()
    store = await startTestStore()
    valkey = await startValkey()
    postgres = await startPostgres()
  }, 120_000)
  afterAll(async () => {
    for (const server of [mailbox, store, valkey, postgres]) {
      if (typeof server !== 'string') await server.stop()
    }
  })

  it('opens the mailbox of replies, and not with a wrong password', async ({ skip }) => {
    if (typeof mailbox === 'string') return skip(mailbox)
    expect(marks(await checkReplyBox(environment({ IMAP_URL: mailbox.url })))).toEqual(['✓'])
    const [refused] = await checkReplyBox(environment({ IMAP_URL: mailbox.urlWith('hunter2') }))
    expect(refused?.mark).toBe('✗')
    expect(refused?.said).toContain('le serveur refuse le nom ou le mot de passe')
    expect(refused?.said).not.toContain('hunter2')
  })

  it('reads the bucket of the files, and says which of name and key is wrong', async ({ skip }) => {
    if (typeof store === 'string') return skip(store)
    const check = (more: Record<string, string>) =>
      checkFileStore(environment({ ...(store as { settings: object }).settings, ...more }))
    expect(marks(await check({}))).toEqual(['✓'])
    expect(await store.keys()).toEqual([])
    expect(await check({ S3_BUCKET: 'un-autre' })).toEqual([
      { mark: '✗', said: expect.stringContaining('il ne connaît pas ce bucket') },
    ])
    expect(await check({ S3_SECRET_ACCESS_KEY: 'hunter2' })).toEqual([
      { mark: '✗', said: expect.stringContaining('S3_SECRET_ACCESS_KEY n’est pas la bonne') },
    ])
  })

  it('is let in by Valkey, and not with a wrong password', async ({ skip }) => {
    if (typeof valkey === 'string') return skip(valkey)
    expect(await tryValkey(valkey.url)).toBeUndefined()
    const refused = await tryValkey(valkey.url.replace(valkeyPassword, 'hunter2'))
    expect(refused).toBe('il refuse le nom ou le mot de passe')
    valkey.freeze()
    try {
      expect(await tryValkey(valkey.url)).toBe('il ne répond pas')
    } finally {
      valkey.thaw()
    }
  })

  it('compares the clock of PostgreSQL with its own', async ({ skip }) => {
    if (typeof postgres === 'string') return skip(postgres)
    expect(marks(await checkDatabase(environment({ DATABASE_URL: postgres.url })))).toEqual(['✓'])
    // Of one machine: a difference is the time of the answer.
    expect(Math.abs(await databaseClockAhead(postgres.url))).toBeLessThan(5000)
  })

  it.each([
    [-59_000, []],
    [59_000, []],
    [-180_000, [expect.stringContaining('retarde sur celle de cette machine de 3 min')]],
    [7_200_000, [expect.stringContaining('avance sur celle de cette machine de 120 min')]],
  ])('thinks of a clock that is %d ms ahead what there is to think', (ahead, said) => {
    expect(clockFindings(ahead).map((one) => one.said)).toEqual(said)
  })
})
