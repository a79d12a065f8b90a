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

  it('has holidays, on which no session goes on, takes a room or clashes', async () => {
    const { payload } = office
    const day = (date: number, hour = '08') => `2031-05-0${date}T${hour}:00:00.000Z`
    await payload.create({
      collection: 'jours-feries',
      data: { date: '2031-05-07', titre: 'Deuil national' },
    })
    const training = { Theme: 'Excel', nombre_heures: 12 }
    const { id: formation } = await payload.create({ collection: 'formations', data: training })
    const hold = async (ville: string, debut: string, more: object = {}) => {
      const held = {
        formation,
        ville,
        debut,
        mode: 'presentiel',
        salle: 'B2',
        etat: 'brouillon',
      } as const
      await payload.create({ collection: 'sessions', data: { ...held, ...more } })
    }
    // From Tuesday to Thursday, over the holiday.
    await hold('Dori', day(6))
    await hold('Kaya', day(7), { finFixee: day(7, '12') })
    await hold('Gaoua', day(8, '10'), { finFixee: day(8, '12') })
    const entries = await calendarEntries(payload, editor, '2031-05')
    expect(entries.map(({ at, state, title }) => [at.slice(8, 13), state, title])).toEqual([
      ['06T08', 'held', expect.stringContaining('Dori')],
      ['07T00', 'holiday', 'Deuil national'],
      ['07T08', 'held', expect.stringContaining('Kaya')],
      ['08T08', 'clash', expect.stringContaining('Dori')],
      ['08T10', 'clash', expect.stringContaining('Gaoua')],
    ])
  })
})
