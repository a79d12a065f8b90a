import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from './support/staff.ts'

const hour = 3_600_000

describe('a letter that is planned', () => {
  let office: OpenPayload
  let call: StaffCall
  let letter = 0

  const act = (action: string, data: object = {}, role: 'agent' | 'editor' | null = 'agent') =>
    call(role, 'POST', `letters/${letter}/${action}`, data)
  const soon = () => new Date(Date.now() + hour).toISOString()
  const write = async () => {
    const made = await call('agent', 'POST', 'letters', { subject: 'Juin', body: 'Bonjour.' })
    letter = (await made.json()).doc.id
  }
  const kept = () => office.payload.findByID({ collection: 'letters', id: letter })
  const subjects = async () => {
    const { docs } = await office.payload.find({ collection: 'emails', sort: 'id' })
    return docs.map(({ subject }) => subject)
  }
  const run = () => office.payload.jobs.run({ queue: 'mail', limit: 100, silent: true })
  /** As if it had been planned longer ago. */
  const letComeNow = async () => {
    const past = new Date(Date.now() - 1000).toISOString()
    const data = { sendAt: past }
    await office.payload.db.updateOne({ collection: 'letters', id: letter, data })
    const where = { taskSlug: { equals: 'sendLetter' } }
    const jobs = { collection: 'payload-jobs', where } as const
    const { docs } = await office.payload.db.find<{ id: number }>({ ...jobs })
    for (const { id } of docs) {
      const due = { collection: 'payload-jobs', id, data: { waitUntil: past } } as const
      await office.payload.db.updateOne(due)
    }
  }

  beforeAll(async () => {
    office = await openPayload()
    call = await hireStaff(office)
    const data = { email: 'fr@exemple.bf', locale: 'fr', subscription: 'confirmed' } as const
    await office.payload.create({ collection: 'newsletters', data })
  })
  afterAll(() => office.close())

  it('is planned by those who may send, for a moment to come, within a year', async () => {
    await write()
    expect((await act('plan', { at: soon() }, 'editor')).status).toBe(403)
    expect((await act('plan', { at: soon() }, null)).status).toBe(403)
    const impossible = [new Date(Date.now() - 1000), new Date(Date.now() + 400 * 24 * hour)]
    for (const at of [...impossible.map((one) => one.toISOString()), 'demain', undefined]) {
      expect((await act('plan', { at })).status, at).toBe(400)
    }
    const at = soon()
    expect((await act('plan', { at })).status).toBe(200)
    expect(await kept()).toMatchObject({ state: 'planned', sendAt: at })
    for (const again of ['plan', 'send']) expect((await act(again, { at })).status).toBe(409)
    await run()
    expect(await subjects()).toEqual([])
  })

  it('leaves once at its moment, with what was changed meanwhile by those who may send', async () => {
    const path = `letters/${letter}`
    expect((await call('editor', 'PATCH', path, { subject: 'Non' })).status).toBe(403)
    expect((await call('agent', 'DELETE', path)).status).toBe(403)
    expect((await call('agent', 'PATCH', path, { subject: 'Juillet' })).status).toBe(200)
    expect((await kept()).state).toBe('planned')
    await letComeNow()
    await run()
    expect(await subjects()).toEqual(['Juillet'])
    expect(await kept()).toMatchObject({ state: 'written', recipients: 1 })

    // As after a restart in the middle of it.
    await office.payload.jobs.queue({ task: 'sendLetter', queue: 'mail', input: { letter } })
    await run()
    expect(await subjects()).toHaveLength(1)
    expect((await act('unplan')).status).toBe(409)
  })

  it('is a draft again when it is taken back, and does not leave', async () => {
    await write()
    await act('plan', { at: soon() })
    const job = { task: 'sendLetter', queue: 'mail', input: { letter } } as const
    expect((await act('unplan', {}, 'editor')).status).toBe(403)
    expect((await act('unplan')).status).toBe(200)
    expect(await kept()).toMatchObject({ state: 'draft', sendAt: null })
    // One that was just being begun finds so by itself.
    await office.payload.jobs.queue(job)
    await run()
    expect(await subjects()).toHaveLength(1)
  })

  it('still leaves, and not before, when its job was lost', async () => {
    await act('plan', { at: soon() })
    const jobs = { collection: 'payload-jobs', where: {} } as const
    await office.payload.delete(jobs)
    await office.payload.jobs.queue({ task: 'eraseExpired', input: {}, queue: 'night' })
    await office.payload.jobs.run({ queue: 'night', silent: true })
    await run()
    expect((await kept()).state).toBe('planned')
    await letComeNow()
    await run()
    expect(await subjects()).toHaveLength(2)
  })
})
