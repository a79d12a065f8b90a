import { type CollectionSlug, createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../../src/access/role.ts'
import { type Moving, shownKinds } from '../../src/admin/dossiers/shownKinds.ts'
import { boardColumns } from '../../src/dossiers/board/boardColumns.ts'
import { type InboxPlace, inboxPage } from '../../src/dossiers/board/inboxPage.ts'
import type { Whose } from '../../src/dossiers/board/openRecords.ts'
import { workKind } from '../../src/dossiers/board/workKinds.ts'
import { hireStaff } from '../inbox/support/staff.ts'
import { openShop, type Shop } from '../orders/support/openShop.ts'

describe('The inbox of all kinds of dossier', () => {
  let shop: Shop
  let agentId = 0

  const reqOf = async (role: Role) => {
    const { payload } = shop.office
    const where = { email: { equals: `${role}@sira.example` } }
    const [user] = (await payload.find({ collection: 'users', where, depth: 0 })).docs
    if (!user) throw new Error(`Nobody is ${role}.`)
    return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  }
  const pageOf = async (req: PayloadRequest, whose: Whose = 'all', after?: InboxPlace) => {
    const kinds = await shownKinds(req)
    return inboxPage({ kinds, listed: kinds, whose, after }, req)
  }
  const row = (collection: CollectionSlug, data: Record<string, unknown>) =>
    shop.office.payload.db.create({ collection, data })

  beforeAll(async () => {
    shop = await openShop()
    await hireStaff(shop.office)
    agentId = Number((await reqOf('agent')).user?.id)
    await shop.placed({ lignes: [{ nature: 'formule', code: 'mensuel' }] })
    // Of one moment, so that only kind and number tell them apart.
    const createdAt = '2026-11-20T08:00:00.000Z'
    for (let number = 0; number < 40; number += 1) {
      await row('devis', { nom: `Devis ${number}`, email: 'a@exemple.bf', state: 'new', createdAt })
      await row('candidatures', { nom: `Candidat ${number}`, etat: 'reçue', createdAt })
    }
    await row('devis', { nom: 'Clos', email: 'a@exemple.bf', state: 'closed', createdAt })
    await row('candidatures', { nom: 'Robot', etat: 'reçue', suspicion: 'piège', createdAt })
    await row('contacts', {
      name: 'Suivie',
      email: 'a@exemple.bf',
      message: 'Oui',
      state: 'new',
      assignee: agentId,
      createdAt,
    })
    await row('commentaires', { nom: 'Lectrice', texte: 'Merci', etat: 'en_attente', createdAt })
  })
  afterAll(() => shop.close())

  it('has each open dossier once, page after page, the newest first', async () => {
    const req = await reqOf('administrator')
    const seen: string[] = []
    let after: InboxPlace | undefined
    do {
      const { lines, next, counts } = await pageOf(req, 'all', after)
      seen.push(...lines.map(({ title }) => title))
      expect(counts.get('devis')).toBe(40)
      after = next ?? undefined
    } while (after !== undefined && seen.length < 200)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength(40 + 40 + 3)
    expect(seen).not.toContain('Clos')
    expect(seen).not.toContain('Robot')
  })

  it('holds what a role reads, and moves what it may change', async () => {
    const movingOf = async (role: Role) => {
      const kinds = await shownKinds(await reqOf(role))
      return new Map<string, Moving>(kinds.map(({ slug, moving }) => [slug, moving]))
    }
    expect([...(await movingOf('editor')).keys()]).toEqual([
      'commentaires',
      'signalements',
      'offres',
    ])
    const cashier = await movingOf('cashier')
    expect(cashier.get('commandes')).toBe('advance')
    expect(
      ['devis', 'contacts', 'candidatures', 'estimations'].filter((one) => cashier.has(one)),
    ).toEqual([])
    const agent = await movingOf('agent')
    expect([agent.get('devis'), agent.get('candidatures'), agent.get('inscriptions')]).toEqual([
      'save',
      'advance',
      null,
    ])
    expect(agent.has('newsletters')).toBe(false)
    const { lines } = await pageOf(await reqOf('editor'))
    expect(lines.map(({ kind, title, about }) => [kind, title, about])).toEqual([
      ['Commentaire', 'Lectrice', 'Merci'],
    ])
  })

  it('is one’s own, or what nobody sees to', async () => {
    const req = await reqOf('agent')
    const mine = await pageOf(req, agentId)
    expect(mine.lines.map(({ title }) => title)).toEqual(['Suivie'])
    const { counts } = await pageOf(req, 'nobody')
    expect([counts.get('contacts'), counts.get('devis')]).toEqual([0, 40])
  })

  it('shows a kind by the states of its own table, with what staff may make of each', async () => {
    const { payload } = shop.office
    const columns = await boardColumns(
      workKind('commandes', payload),
      'all',
      await reqOf('cashier'),
    )
    expect(columns.map(({ name }) => name)).toEqual([
      'En attente',
      'Confirmée',
      'Payée',
      'Préparée',
    ])
    const [first] = columns
    expect(first).toMatchObject({ count: 1, sum: first?.files[0]?.amount })
    expect(first?.sum).toBeGreaterThan(0)
    expect(first?.offered.map(({ name }) => name)).toEqual(['Confirmée', 'Annulée'])
    const deliveries = await boardColumns(
      workKind('livraisons', payload),
      'all',
      await reqOf('agent'),
    )
    expect(deliveries[0]?.offered).toMatchObject([
      { to: 'chiffrée', deed: { onSheet: true } },
      { to: 'annulée', deed: { label: 'Annuler la livraison' } },
    ])
  })
})
