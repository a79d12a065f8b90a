import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databaseOf } from '../../src/database/sql/database.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { eraseTold } from '../support/eraseTold.ts'
import { openFormApi } from './support/formApi.ts'

/** Orders and estimates outlive their person: see the tests of orders and of clients. */
const deletedNames = ['devis', 'contacts', 'newsletters', 'emails'] as const

type Deleted = (typeof deletedNames)[number]

const noon = (day: string) => `${day}T12:00:00.000Z`

describe('how long messages are kept', () => {
  let office: OpenPayload
  const keepFor = (retentionMonths: number) =>
    office.payload.updateGlobal({ slug: 'reception', data: { retentionMonths } })
  const eraseOn = (day: string) => eraseTold(office.payload, new Date(noon(day)))

  /** A record of a day, under an address of its own. */
  async function keep(collection: Deleted, email: string, day: string, data: object = {}) {
    const createdAt = noon(day)
    if (collection === 'emails') {
      const letter = { subject: 'Objet', kind: 'notice', state: 'sent', messageId: email } as const
      await office.payload.create({
        collection,
        data: { to: email, ...letter, createdAt, ...data },
      })
    } else {
      await office.payload.create({ collection, data: { email, createdAt, ...data } })
      await office.payload.delete({ collection: 'emails', where: { replyTo: { exists: true } } })
    }
  }
  async function left(collection: Deleted): Promise<string[]> {
    const { docs } = await office.payload.find({ collection, pagination: false, sort: 'id' })
    return docs.map((doc) => ('to' in doc ? doc.to : doc.email))
  }

  beforeAll(async () => {
    office = await openPayload()
  })
  beforeEach(async () => {
    for (const collection of deletedNames) {
      await office.payload.delete({ collection, where: { id: { exists: true } } })
    }
  })
  afterAll(() => office.close())

  it.each(deletedNames)('is what the settings say for %s, to the day', async (collection) => {
    await keepFor(6)
    for (const [email, day] of [
      ['vieux@exemple.bf', '2026-01-14'],
      ['jeune@exemple.bf', '2026-01-16'],
    ] as const) {
      // Subscribers are kept for as long as they stay.
      const goodbye = { subscription: 'unsubscribed', unsubscribedAt: noon(day) }
      await keep(collection, email, day, collection === 'newsletters' ? goodbye : {})
    }
    expect(await eraseOn('2026-07-15')).toBe(1)
    expect(await left(collection)).toEqual(['jeune@exemple.bf'])
  })

  it.each([
    ['2026-03-31', 1, '2026-02-27', '2026-03-01'],
    ['2028-03-31', 1, '2028-02-28', '2028-03-01'],
    ['2026-03-31', 4, '2025-11-29', '2025-12-01'],
    ['2026-01-31', 2, '2025-11-29', '2025-12-01'],
  ])('on %s goes %i months back to the end of a month, not into the next', async (...row) => {
    const [today, months, gone, stays] = row
    await keepFor(months)
    await keep('contacts', 'vieux@exemple.bf', gone)
    await keep('contacts', 'jeune@exemple.bf', stays)
    await eraseOn(today)
    expect(await left('contacts')).toEqual(['jeune@exemple.bf'])
  })

  it('is one month for what nobody wanted, whatever staff have set for the rest', async () => {
    await keepFor(24)
    await keep('devis', 'spam@exemple.bf', '2026-05-14', { state: 'unwanted' })
    await keep('devis', 'recent@exemple.bf', '2026-05-16', { state: 'unwanted' })
    await keep('devis', 'voulu@exemple.bf', '2026-05-14')
    await eraseOn('2026-06-15')
    expect(await left('devis')).toEqual(['recent@exemple.bf', 'voulu@exemple.bf'])
  })

  it('never takes an e-mail that still has to go', async () => {
    await keepFor(1)
    await keep('emails', 'parti@exemple.bf', '2026-01-01')
    await keep('emails', 'echec@exemple.bf', '2026-01-01', { state: 'failed' })
    await keep('emails', 'attente@exemple.bf', '2026-01-01', { state: 'waiting' })
    await eraseOn('2026-06-15')
    expect(await left('emails')).toEqual(['attente@exemple.bf'])
  })

  it('has no end for who confirmed, and one month for who never did', async () => {
    await keepFor(6)
    const readers = {
      'fidele@exemple.bf': { subscription: 'confirmed', askedAt: noon('2020-01-01') },
      'oubli@exemple.bf': { subscription: 'pending', askedAt: noon('2026-05-14') },
      'bientot@exemple.bf': { subscription: 'pending', askedAt: noon('2026-05-16') },
      'robot@exemple.bf': {
        subscription: 'pending',
        askedAt: noon('2026-05-14'),
        state: 'unwanted',
      },
    }
    for (const [email, data] of Object.entries(readers)) {
      await keep('newsletters', email, '2020-01-01', data)
    }
    await eraseOn('2026-06-15')
    expect(await left('newsletters')).toEqual(['fidele@exemple.bf', 'bientot@exemple.bf'])
  })

  it('counts from the goodbye of a subscriber, not from his first day', async () => {
    await keepFor(6)
    const gone = (day: string) => ({ subscription: 'unsubscribed', unsubscribedAt: noon(day) })
    await keep('newsletters', 'avant@exemple.bf', '2020-01-01', gone('2026-01-14'))
    await keep('newsletters', 'apres@exemple.bf', '2020-01-01', gone('2026-01-16'))
    await eraseOn('2026-07-15')
    expect(await left('newsletters')).toEqual(['apres@exemple.bf'])
  })

  describe('for many at once', () => {
    const rows = (text: string) => databaseOf(office.payload).rows(sql.raw(text))
    const many = async (count: number) => {
      const createdAt = noon('2020-01-01')
      for (let number = 0; number < count; number += 1) {
        const email = `n${number}@exemple.bf`
        // Announced to nobody before: each night is one of erasing alone.
        const data = { name: 'Awa', email, state: 'unwanted', createdAt }
        await office.payload.db.create({ collection: 'contacts', data })
      }
    }

    it('lets a visitor’s form pass in between', async () => {
      await many(150)
      const api = await openFormApi(office.payload)
      const order: string[] = []
      const erasing = eraseOn('2026-06-15').then((count) => order.push(`effacés ${count}`))
      const data = { name: 'Issa', email: 'issa@exemple.bf', message: 'Pendant ce temps' }
      const { statusCode } = await api.send('contacts', data)
      order.push(`formulaire ${statusCode}`)
      await erasing
      await api.close()
      expect(order).toEqual(['formulaire 200', 'effacés 150'])
    })

    it('erases all the others where one cannot be', async () => {
      await many(60)
      await rows(`create trigger refuse before delete on contacts
        when old.email = 'n7@exemple.bf' begin select raise(fail, 'refused'); end`)
      await eraseOn('2026-06-15').finally(() => rows('drop trigger refuse'))
      expect(await left('contacts')).toEqual(['n7@exemple.bf'])
    })

    it('goes on in the night with what comes after a step that fails', async () => {
      const old = new Date(Date.now() - 40 * 86_400_000).toISOString()
      const { id } = await office.payload.create({ collection: 'tags', data: { nom: 'Vieux' } })
      await office.payload.update({ collection: 'tags', id, data: { deletedAt: old } })
      await rows('alter table newsletters rename to elsewhere')
      await office.payload.jobs.queue({ task: 'eraseExpired', input: {}, queue: 'night' })
      await office.payload.jobs.run({ queue: 'night', silent: true })
      await rows('alter table elsewhere rename to newsletters')

      expect((await office.payload.count({ collection: 'tags', trash: true })).totalDocs).toBe(0)
    })
  })

  it.each([0, 121, null])('cannot be set to %s months', async (retentionMonths) => {
    const data = { retentionMonths } as { retentionMonths: number }
    await expect(office.payload.updateGlobal({ slug: 'reception', data })).rejects.toThrow()
  })
})
