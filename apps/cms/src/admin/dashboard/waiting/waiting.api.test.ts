import { getVisibleEntities } from '@payloadcms/ui/shared'
import { createLocalReq, type TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../../../../test/back-office/openPayload.ts'
import { hireStaff, type StaffCall } from '../../../../test/inbox/support/staff.ts'
import type { Role } from '../../../access/role.ts'
import { menuFor } from '../../menu/menuFor.ts'
import { overview } from './overview.ts'
import { waitingRows } from './waitingRows.ts'

const now = new Date('2026-11-23T15:30:00.000Z')

describe('what waits, on the first screen', () => {
  let office: OpenPayload
  let call: StaffCall

  const personOf = async (role: Role): Promise<TypedUser> => {
    const where = { email: { equals: `${role}@sira.example` } }
    const [user] = (await office.payload.find({ collection: 'users', where })).docs
    if (user === undefined) throw new Error(`Nobody is ${role}.`)
    return { ...user, collection: 'users' }
  }
  const seenBy = async (role: Role) => overview(office.payload, await personOf(role), now)
  const rowsOf = async (role: Role) => waitingRows(await seenBy(role))
  const asked = (nom: string, more: object = {}) =>
    office.payload.create({
      collection: 'devis',
      data: { nom, email: 'awa@exemple.bf', service: 'Autres', message: 'Oui', ...more },
    })

  beforeAll(async () => {
    office = await openPayload()
    call = await hireStaff(office)
  })
  afterAll(() => office.close())

  it('is nothing where nothing waits', async () => {
    for (const role of ['administrator', 'agent', 'cashier', 'editor'] as const) {
      expect(await rowsOf(role), role).toEqual([])
    }
  })

  it('is counted as the list that it leads to counts it', async () => {
    const { payload } = office
    const { id: assignee } = await personOf('agent')
    await asked('Awa')
    await asked('Issa', { assignee, nextStep: 'Appeler', nextStepOn: '2026-11-20' })
    await asked('Clos', { state: 'closed' })
    await asked('Jetée', { deletedAt: now.toISOString() })
    const contact = { name: 'Paul', email: 'paul@exemple.bf', message: 'Oui' }
    await payload.create({ collection: 'contacts', data: contact })
    await payload.create({ collection: 'faqs', data: { question: 'Où' } })
    await payload.update({
      collection: 'emails',
      where: { kind: { equals: 'acknowledgement' }, to: { equals: contact.email } },
      data: { state: 'failed' },
    })
    const held = {
      kind: 'unpaidOrder',
      state: 'held',
      to: contact.email,
      subject: 'Commande',
    } as const
    await payload.create({ collection: 'emails', data: { ...held, messageId: 'retenu' } })
    // Of what came and could not be read its record says so; nobody could send it again.
    await payload.create({
      collection: 'emails',
      data: {
        kind: 'reply',
        state: 'failed',
        to: 'reponses@sira.example',
        subject: 'Re',
        messageId: '<1@exemple.bf>',
      },
    })

    const rows = await rowsOf('administrator')
    expect(rows.map(({ count, words }) => `${count} ${words}`)).toEqual([
      '2 demandes de devis à traiter',
      '1 message à traiter',
      '2 e-mails à renvoyer',
      '1 traduction à faire en anglais',
      '1 traduction à faire en arabe',
    ])
    const lists = rows.filter(({ href }) => href.startsWith('/admin/collections/'))
    expect(lists).toHaveLength(3)
    for (const role of ['administrator', 'agent'] as const) {
      for (const { href, count } of lists) {
        const path = href.replace('/admin/collections/', '')
        const list = await (await call(role, 'GET', path)).json()
        expect(list.totalDocs, `${role}: ${href}`).toBe(count)
      }
    }
  })

  it('names the newest of what nobody has taken up, to who may read it', async () => {
    const { newest } = await seenBy('agent')
    expect(newest.map(({ title }) => title)).toEqual(['Paul', 'Issa', 'Awa'])
    for (const role of ['editor', 'cashier'] as const) {
      expect(await seenBy(role)).toMatchObject({ newest: [], due: { total: 0 } })
    }
  })

  it('names what came of offers to those who publish them', async () => {
    const { payload } = office
    const report = { motif: 'frais', reseau: 'un', etat: 'nouveau' } as const
    const { id } = await payload.create({ collection: 'signalements', data: report })
    const email = 'faso@exemple.bf'
    const sent = { titre: 'Gardien', entreprise: 'Faso Logis', email, etat: 'nouvelle' } as const
    const offer = await payload.create({ collection: 'offres', data: sent })
    for (const role of ['editor', 'agent'] as const) {
      const told = (await rowsOf(role)).map(({ count, words }) => `${count} ${words}`)
      expect(told, role).toContain('1 offre signalée à regarder')
      expect(told, role).toContain('1 offre d’employeur à regarder')
    }
    await payload.delete({ collection: 'signalements', id })
    await payload.delete({ collection: 'offres', id: offer.id })
  })

  it('is what one has to do oneself, not a colleague', async () => {
    const due = '1 action à faire dans mes dossiers'
    const words = async (role: Role) =>
      (await rowsOf(role)).map((one) => `${one.count} ${one.words}`)
    expect(await words('agent')).toContain(due)
    expect(await words('administrator')).not.toContain(due)
    expect(await words('editor')).toEqual([
      '1 traduction à faire en anglais',
      '1 traduction à faire en arabe',
    ])
    expect(await words('cashier')).toEqual([])
  })

  it('has beside it only screens that the person may read', async () => {
    for (const role of ['administrator', 'agent', 'cashier', 'editor'] as const) {
      const user = await personOf(role)
      const req = await createLocalReq({ user }, office.payload)
      const menu = menuFor(user, office.config, getVisibleEntities({ req }))
      const entries = menu.flatMap((section) =>
        section.entries.flatMap((one) => one.within ?? [one]),
      )
      const lists = entries.filter(({ href }) => /^\/admin\/(collections|globals)\//.test(href))
      expect(lists.length).toBeGreaterThan(2)
      for (const { href } of lists) {
        const path = href.replace(/^\/admin\/(?:collections\/)?/, '')
        expect((await call(role, 'GET', `${path}?limit=1`)).status, `${role}: ${href}`).toBe(200)
      }
    }
  })
})
