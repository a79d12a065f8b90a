import type { TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../../../test/back-office/openPayload.ts'
import { calendarEntries } from './calendarEntries.ts'

describe('the calendar of a month', () => {
  let office: OpenPayload
  let editor: TypedUser

  beforeAll(async () => {
    office = await openPayload()
    const data = { email: 'e@sira.example', password: 'Un-mot-de-passe-7', role: 'editor' } as const
    editor = {
      ...(await office.payload.create({ collection: 'users', data })),
      collection: 'users',
    }
  })
  afterAll(() => office.close())

  it('has what was published in it and is public, and what is planned for it', async () => {
    const { payload } = office
    const article = (titre: string, publishedAt: string) =>
      payload.create({
        collection: 'blogs',
        data: { titre, contenu: 'Texte', publishedAt, _status: 'published' },
      })
    await article('Au début', '2026-11-01T00:00:00.000Z')
    await article('Le mois d’avant', '2026-10-31T23:59:00.000Z')
    const draft = { titre: 'À venir', _status: 'draft' as const }
    const { id } = await payload.create({ collection: 'jobs', draft: true, data: draft })
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'jobs', value: id } },
      waitUntil: new Date('2026-11-27T08:00:00.000Z'),
    })

    expect(await calendarEntries(payload, editor, '2026-11')).toEqual([
      expect.objectContaining({ title: 'Au début', state: 'published', plural: 'Actualités' }),
      {
        at: '2026-11-27T08:00:00.000Z',
        state: 'publish',
        title: 'À venir',
        href: `/admin/collections/jobs/${id}`,
        plural: 'Offres d’emploi',
      },
    ])
    expect(await calendarEntries(payload, editor, '2026-12')).toEqual([])
  })

  it('has the letters to subscribers, where they left or will leave', async () => {
    const { payload } = office
    const letter = (subject: string, data: object) =>
      payload.create({ collection: 'letters', data: { subject, body: 'Bonjour.', ...data } })
    await letter('Partie', { state: 'sent', sentAt: '2027-02-03T07:00:00.000Z' })
    await letter('Prévue', { state: 'planned', sendAt: '2027-02-04T08:00:00.000Z' })
    await letter('Brouillon', { state: 'draft', sendAt: '2027-02-05T08:00:00.000Z' })

    const entries = await calendarEntries(payload, editor, '2027-02')
    expect(entries.map(({ title, state, at }) => [title, state, at.slice(0, 10)])).toEqual([
      ['Partie', 'sent', '2027-02-03'],
      ['Prévue', 'send', '2027-02-04'],
    ])
  })
})
