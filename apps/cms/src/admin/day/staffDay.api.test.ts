import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../../../test/back-office/openPayload.ts'
import { hireStaff } from '../../../test/inbox/support/staff.ts'
import type { Role } from '../../access/role.ts'
import { deliveryMachine } from '../../deliveries/deliveryMachine.ts'
import { move } from '../../dossiers/moves/move.ts'
import type { DayOf } from './dayAddress.ts'
import { staffDay, urgencies } from './staffDay.ts'

/** A Tuesday; Monday was a public holiday. */
const now = new Date('2026-12-15T10:00:00.000Z')

describe('the day of staff', () => {
  let office: OpenPayload

  const userOf = async (role: Role) => {
    const where = { email: { equals: `${role}@sira.example` } }
    const [user] = (await office.payload.find({ collection: 'users', where, depth: 0 })).docs
    if (!user) throw new Error(`Nobody is ${role}.`)
    return user
  }
  /** Of each urgency « kind: who, hours, by whom ». */
  const dayOf = async (role: Role, whose: DayOf = 'all') => {
    const user = { ...(await userOf(role)), collection: 'users' as const }
    const day = await staffDay(whose, now, await createLocalReq({ user }, office.payload))
    return Object.fromEntries(
      urgencies.map((urgency) => [
        urgency,
        day[urgency].flatMap(({ files }) =>
          files.map((one) =>
            [one.kind, one.title, one.hours, one.assigneeName].filter(Boolean).join(', '),
          ),
        ),
      ]),
    )
  }

  beforeAll(async () => {
    office = await openPayload()
    const { payload } = office
    await hireStaff(office)
    const settings = { weekdayHours: '08H-18H', saturdayHours: '08H-13H' }
    await payload.updateGlobal({ slug: 'settings', data: settings })
    const holiday = { date: '2026-12-14', titre: 'Jour décrété' }
    await payload.create({ collection: 'jours-feries', data: holiday })
    const quote = (nom: string, createdAt: string, more: object = {}) =>
      payload.create({
        collection: 'devis',
        data: { nom, email: 'awa@exemple.bf', message: 'Oui', createdAt, ...more },
      })
    const { id: assignee } = await userOf('agent')
    // On Saturday an hour before the doors closed: three opening hours ago.
    await quote('Samedi', '2026-12-12T12:00:00.000Z', { assignee })
    await quote('Vendredi', '2026-12-11T16:00:00.000Z')
    await quote('Suivi', '2026-12-12T10:00:00.000Z', { assignee })
    await quote('Répondu', '2026-12-11T16:00:00.000Z', { state: 'answered' })
    const report = { reseau: 'un', motif: 'autre', etat: 'nouveau', email: 'bila@exemple.bf' }
    const createdAt = '2026-12-01T10:00:00.000Z'
    await payload.db.create({ collection: 'signalements', data: { ...report, createdAt } })
  })
  afterAll(() => office.close())

  it('counts what waits in opening hours: what is late, what is new, and the rest', async () => {
    expect(await dayOf('agent')).toEqual({
      late: ['Demandes de devis, Vendredi, 9', expect.stringMatching(/^Signalements/)],
      new: ['Demandes de devis, Samedi, 3, Fatou'],
      waiting: ['Demandes de devis, Suivi, 5, Fatou'],
    })
  })

  it('is one’s own, or what nobody sees to', async () => {
    expect(await dayOf('agent', 'mine')).toMatchObject({
      late: [],
      new: [expect.stringContaining('Samedi')],
      waiting: [expect.stringContaining('Suivi')],
    })
    expect(await dayOf('agent', 'nobody')).toMatchObject({
      late: [expect.stringContaining('Vendredi'), expect.stringMatching(/^Signalements/)],
      new: [],
      waiting: [],
    })
  })

  it('goes on counting where staff write a note, or one of them takes it over', async () => {
    const { payload } = office
    const etatLe = '2026-12-10T08:00:00.000Z'
    const asked = { reference: 'LV-2026-ATTEND1', etat: 'demandée', nom: 'Salif', etatLe } as const
    const { id } = await payload.db.create({ collection: 'livraisons', data: asked })
    const kept = { collection: 'livraisons', id: Number(id), depth: 0 } as const
    const { id: assignee } = await userOf('agent')
    await payload.update({ ...kept, data: { assignee } })
    expect((await dayOf('agent', 'mine')).late).toEqual([expect.stringMatching(/Salif|LV-2026/)])
    const step = { by: 'personnel', why: 'Essai' } as const
    const req = await createLocalReq({}, payload)
    await move(deliveryMachine, { id: Number(id), to: 'annulée', step }, req)
    expect((await payload.findByID(kept)).etatLe).not.toBe(etatLe)
    await payload.db.deleteOne({ collection: 'livraisons', where: { id: { equals: id } } })
  })

  it('holds what a role reads, and nothing else', async () => {
    const { late } = await dayOf('editor')
    expect(late).toEqual([expect.stringMatching(/^Signalements, bila@exemple.bf, /)])
    expect(await dayOf('cashier')).toEqual({ late: [], new: [], waiting: [] })
    expect((await dayOf('administrator')).late).toHaveLength(2)
  })

  it('holds the couriers at work whose papers have ended', async () => {
    const { payload } = office
    const facts = {
      phone: '+22675000009',
      ville: 'Kaya',
      engin: 'moto',
      createdAt: '2026-12-15T09:00:00.000Z',
    } as const
    const made = await Promise.all(
      (['actif', 'suspendu'] as const).map((etat, index) =>
        payload.create({
          collection: 'coursiers',
          data: {
            ...{ ...facts, etat, nom: `Issouf ${etat}`, reference: `CO-2026-PAPIER${index}` },
            pieces: [
              { nature: 'permis', expireLe: '2026-11-20' },
              { nature: 'assurance', expireLe: '2999-01-31' },
            ],
          },
        }),
      ),
    )
    const day = await dayOf('agent')
    const papers = Object.values(day)
      .flat()
      .filter((line) => line.includes('Issouf'))
    expect(papers).toEqual([
      expect.stringMatching(/^Livreurs, Issouf actif\u00a0: permis de conduire, échéance passée, /),
    ])
    expect(day.late).toEqual(expect.arrayContaining(papers))
    for (const { id } of made) await payload.delete({ collection: 'coursiers', id })
  })

  it('holds the payments that the till checks, and the gaps that an administrator settles', async () => {
    const { payload } = office
    const declared = { etat: 'déclaré', mode: 'mobile_money', montant: 5200 }
    await payload.db.create({ collection: 'paiements', data: declared })
    await payload.db.create({ collection: 'paiements', data: { ...declared, etat: 'confirmé' } })
    const facts = { reference: 'CO-2026-ECART22', phone: '+22675000001', ville: 'Kaya' }
    const data = { nom: 'Issouf Zongo', etat: 'actif', engin: 'moto', ...facts }
    const courier = await payload.db.create({ collection: 'coursiers', data })
    const count = { coursier: courier.id, compte: 5800, declare: 6200, ecart: -400, par: 'Fatou' }
    for (const issue of ['ecart', 'regle']) {
      await payload.db.create({ collection: 'comptages', data: { ...count, issue } })
    }
    const all = async (role: Role, whose?: DayOf) =>
      Object.values(await dayOf(role, whose))
        .flat()
        .filter((line) => /^(Paiements|Comptages)/.test(line))
    const payment = expect.stringMatching(
      /^Paiements, 5\u00a0200\u00a0FCFA, Mobile money, déclaré, /,
    )
    const gap = expect.stringMatching(
      /^Comptages, Issouf Zongo\u00a0: écart de .?400\u00a0FCFA à régler, /,
    )
    expect(await all('cashier')).toEqual([payment])
    expect((await all('administrator')).toSorted()).toEqual([gap, payment])
    expect((await all('administrator', 'nobody')).toSorted()).toEqual([gap, payment])
    expect(await all('administrator', 'mine')).toEqual([])
    expect(await all('editor')).toEqual([])
  })
})
