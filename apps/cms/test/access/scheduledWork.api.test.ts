import { getPayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lateTasks } from '../../src/database/schedule/lateTasks.ts'
import { scheduleSlug } from '../../src/database/schedule/readableSchedule.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'

const note = (lastScheduledRun: unknown) => ({
  scheduledRuns: { queues: { orders: { tasks: { expireOrders: { lastScheduledRun } } } } },
})
const broken: Readonly<Record<string, unknown>> = {
  'a word for a moment': note('bientôt'),
  'a number for a moment': note(5),
  'an object for a moment': note({ at: 1 }),
  'a moment of the year 9999': note('9999-12-31T00:00:00.000Z'),
  'a word for a task': { scheduledRuns: { queues: { orders: { tasks: { expireOrders: 'x' } } } } },
  'a word for the tasks': { scheduledRuns: { queues: { orders: { tasks: 'x' } } } },
  'a word for a queue': { scheduledRuns: { queues: { orders: 'x' } } },
  'a list for the queues': { scheduledRuns: { queues: [1] } },
  'a word for the runs': { scheduledRuns: 'x' },
  'a word for all': 'x',
  'a list for all': [],
}

describe('planned work', () => {
  let office: OpenPayload
  let staff: StaffCall
  const planned = async () => {
    const where = { taskSlug: { equals: 'expireOrders' } }
    const { docs } = await office.payload.find({ collection: 'payload-jobs' as 'users', where })
    return docs.length
  }
  const write = (stats: unknown) =>
    office.payload.db.updateGlobal({ slug: scheduleSlug, data: { stats }, req: {} })
  const forget = () =>
    office.payload.delete({
      collection: 'payload-jobs' as 'users',
      where: { id: { exists: true } },
    })

  beforeAll(async () => {
    office = await openPayload()
    staff = await hireStaff(office)
    await office.payload.jobs.handleSchedules({ queue: 'orders' })
  })
  afterAll(() => office.close())

  it.each(['administrator', 'editor', 'agent', 'cashier', null] as const)(
    'is not stopped, nor read, by one request of %s',
    async (role) => {
      const stats = note('bientôt')
      const asked = await staff(role, 'POST', `globals/${scheduleSlug}`, { stats })
      expect(asked.status).toBe(403)
      expect((await staff(role, 'GET', `globals/${scheduleSlug}`)).status).toBe(403)
    },
  )

  it.each(Object.entries(broken))(
    'goes on after a note with %s, also after a restart',
    async (_, stats) => {
      await write(stats)
      for (const key of ['before', `after ${JSON.stringify(stats)}`]) {
        await forget()
        const payload =
          key === 'before' ? office.payload : await getPayload({ config: office.config, key })
        await payload.jobs.handleSchedules({ queue: 'orders' })
        expect(await planned()).toBe(1)
        await write(stats)
      }
    },
  )

  it('that is late is known by its name: what waits too long, and what nobody planned', async () => {
    const names = async (minutes: number) => {
      const now = Date.now()
      const late = await lateTasks(office.payload, new Date(now + minutes * 60_000), new Date(now))
      return late.map(({ slug }) => slug)
    }
    await write({})
    await forget()
    for (const queue of ['orders', 'night']) await office.payload.jobs.handleSchedules({ queue })
    expect(await names(0)).toEqual([])
    // Others too, where it is night.
    expect(await names(25)).toContain('expireOrders')
    expect(await names(26 * 60)).toContain('eraseExpired')
    await forget()
    expect(await names(0)).toEqual([])
    // Others too, where it is night.
    expect(await names(25)).toContain('expireOrders')
    await office.payload.jobs.queue({
      task: 'sendEmail',
      queue: 'mail',
      input: { email: 1 },
    })
    expect(await names(60)).not.toContain('sendEmail')
    expect(await names(121)).toContain('sendEmail')
  })
})
