import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databaseOf } from '../../src/database/sql/database.ts'
import { noteReturned } from '../../src/messages/replies/returned/noteReturned.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { startTestMailServer, type TestMailServer } from './testMailServer.ts'

describe('a letter that a mail server has taken', () => {
  let office: OpenPayload
  let server: TestMailServer
  let token = ''

  beforeAll(async () => {
    server = await startTestMailServer()
    Object.assign(process.env, {
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      MAIL_RETRY_SECONDS: '0.15',
    })
    office = await openPayload()
    const account = { email: 'agent@sira.example', password: 'Un-mot-de-passe-7' }
    await office.payload.create({ collection: 'users', data: { ...account, role: 'agent' } })
    token = await office.signIn(account.email, account.password)
  })
  beforeEach(async () => {
    server.received.length = 0
    await office.payload.delete({ collection: 'emails', where: {} })
    const asked = { nom: 'Awa', email: 'awa@exemple.bf', service: 'Autres', message: 'Bonjour' }
    await office.payload.create({ collection: 'devis', data: asked })
  })
  afterAll(async () => {
    await office.close()
    await server.stop()
    for (const name of ['SMTP_URL', 'MAIL_RETRY_SECONDS']) delete process.env[name]
  })

  const runJobs = () => office.payload.jobs.run({ queue: 'mail', limit: 100, silent: true })
  const letters = async () => (await office.payload.find({ collection: 'emails', depth: 0 })).docs
  const states = async () => (await letters()).map(({ state }) => state)
  const untilAllAreSent = () =>
    expect
      .poll(async () => [await runJobs(), await states()].at(1), { timeout: 20_000 })
      .toEqual(['sent', 'sent'])

  it('does not leave again where that could not be noted', async () => {
    const { rows } = databaseOf(office.payload)
    await rows(
      sql.raw(`create trigger refuse before update on emails
        when new.state = 'sent' begin select raise(fail, 'no'); end`),
    )
    await runJobs().finally(() => rows(sql.raw('drop trigger refuse')))
    expect(server.received).toHaveLength(2)
    expect(await states()).toEqual(['waiting', 'waiting'])

    await untilAllAreSent()
    expect(server.received).toHaveLength(2)
  })

  it('leaves once more where it came back and a person says so', async () => {
    await untilAllAreSent()
    const [letter] = await letters()
    if (letter === undefined) throw new Error('no letter')
    await noteReturned({ letter, status: '4.2.2' }, office.payload)
    expect((await office.call('POST', `emails/${letter.id}/resend`, token)).status).toBe(200)

    await untilAllAreSent()
    expect(server.received).toHaveLength(3)
  })
})
