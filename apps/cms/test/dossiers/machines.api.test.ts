import { type Mover, moveOf } from '@sira/contract/dossiers/moves'
import { type CollectionSlug, createLocalReq, type TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordsByName } from '../../src/database/records/recordsByName.ts'
import type { Machine } from '../../src/dossiers/moves/machine.ts'
import { move } from '../../src/dossiers/moves/move.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { openShop, type Shop } from '../orders/support/openShop.ts'

type AnyMachine = Machine<{ id: number }, string>

const movers: readonly Mover[] = ['client', 'personnel', 'fournisseur', 'horloge', 'système']
const roles = ['administrator', 'agent', 'cashier', 'editor', null] as const

/** All whose state is no dossier's: an e-mail's is the mail program's. */
const withoutMachine = new Set(['emails'])

const statesOf = ({ names }: AnyMachine) => Object.keys(names)

describe('A state', () => {
  let shop: Shop
  let call: StaffCall
  let agent: TypedUser
  const machines: AnyMachine[] = []
  const ids = new Map<CollectionSlug, number>()

  beforeAll(async () => {
    shop = await openShop()
    const { payload, config } = shop.office
    call = await hireStaff(shop.office)
    const { docs } = await payload.find({
      collection: 'users',
      where: { role: { equals: 'agent' } },
    })
    agent = { ...docs[0], collection: 'users' } as TypedUser
    for (const { custom } of config.collections) {
      if (custom?.machine) machines.push(custom.machine)
    }
    const order = await shop.placed({ lignes: [{ nature: 'formule', code: 'mensuel' }] })
    const payments = await payload.find({
      collection: 'paiements',
      where: { commande: { equals: order.id } },
    })
    ids.set('commandes', order.id)
    ids.set('paiements', payments.docs[0]?.id ?? 0)
    const rows = {
      estimations: { nom: 'Awa', email: 'awa@exemple.bf', etat: 'brouillon' },
      letters: { subject: 'Rentrée', body: 'Bonjour' },
      devis: { prenom: 'Awa', nom: 'Sow', email: 'awa@exemple.bf', phone: '70123456' },
      candidatures: { nom: 'Awa', phone: '+22670123456', etat: 'reçue' },
      contacts: { prenom: 'Awa', nom: 'Sow', email: 'awa@exemple.bf', message: 'Bonjour' },
      newsletters: { nom: 'Awa', email: 'awa@exemple.bf' },
      commentaires: { nom: 'Awa', texte: 'Merci', etat: 'en_attente', locale: 'fr' },
      controles: { etat: 'libre' },
      alertes: { email: 'awa@exemple.bf', etat: 'à_confirmer' },
      signalements: { motif: 'frais', etat: 'nouveau', reseau: 'un' },
      offres: { titre: 'Vendeuse', email: 'faso@exemple.bf', etat: 'nouvelle' },
      livraisons: { nom: 'Awa', phone: '+22670123456', etat: 'demandée' },
      coursiers: { nom: 'Issouf', phone: '+22675000001', ville: 'Pô', engin: 'moto' },
    } as const
    const { id: formation } = await payload.create({
      collection: 'formations',
      data: { Theme: 'Excel' },
    })
    const session = { formation, debut: '2030-03-02T08:00:00.000Z', mode: 'presentiel' } as const
    const dated = await payload.create({
      collection: 'sessions',
      data: { ...session, etat: 'brouillon' },
    })
    ids.set('sessions', dated.id)
    const of = { session: dated.id, etapes: [] }
    const seat = { ...of, commande: order.id, place: 0, prix: 0, etat: 'retenue' } as const
    const made = await payload.create({
      collection: 'inscriptions',
      data: { ...seat, reference: 'IN-2026-7KQ4P9X' },
    })
    ids.set('inscriptions', made.id)
    const certified = { formation: 'Excel', heures: 12, locale: 'fr', modele: 1 } as const
    const day = '2026-03-02T08:00:00.000Z'
    const certificate = await payload.create({
      collection: 'attestations',
      data: {
        ...{ ...certified, debut: day, fin: day, delivreeLe: day, inscription: made.id },
        ...{ session: dated.id, version: 1, code: 'A'.repeat(16), empreinte: '0', etat: 'valide' },
      },
    })
    ids.set('attestations', certificate.id)
    const entry = { ...of, places: 1, nom: 'Awa', etat: 'en_attente', locale: 'fr' } as const
    const waiting = await payload.create({
      collection: 'attentes',
      data: { ...entry, reference: 'AT-2026-7KQ4P9X' },
    })
    ids.set('attentes', waiting.id)
    for (const [collection, data] of Object.entries(rows)) {
      const made = { collection: collection as CollectionSlug, data }
      ids.set(made.collection, (await recordsByName(payload).create(made)).id)
    }
  })
  afterAll(() => shop.close())

  const idOf = ({ collection }: AnyMachine) => {
    const id = ids.get(collection)
    if (!id) throw new Error(`No record of ${collection}: put one into this test`)
    return id
  }
  /** Written into the database, past every hook. */
  const put = (machine: AnyMachine, state: string) =>
    shop.office.payload.db.updateOne({
      collection: machine.collection,
      id: idOf(machine),
      data: { [machine.field]: state },
    })
  const stateOf = async (machine: AnyMachine) => {
    const { collection, field } = machine
    const asked = { collection, id: idOf(machine), depth: 0, disableErrors: true } as const
    return (await recordsByName(shop.office.payload).findByID(asked))?.[field]
  }

  it('of every collection that has one has a table of moves', () => {
    const stated = shop.office.config.collections.filter(({ flattenedFields }) =>
      flattenedFields.some(
        ({ name, type }) => (name === 'etat' || name === 'state') && type === 'select',
      ),
    )
    const known = new Set<string>([
      ...machines.map(({ collection }) => collection),
      ...withoutMachine,
    ])
    expect(stated.map(({ slug }) => slug).filter((slug) => !known.has(slug))).toEqual([])
    expect(machines.length).toBeGreaterThan(5)
  })

  it.each(movers)('moves along its table only, whoever moves it: %s', async (by) => {
    for (const machine of machines) {
      const id = idOf(machine)
      for (const from of statesOf(machine)) {
        await put(machine, from)
        for (const to of statesOf(machine)) {
          if (moveOf(machine.moves, from, to, by)) continue
          const req = await createLocalReq({}, shop.office.payload)
          const moved = move(machine, { id, to, step: { by } }, req)
          await expect(moved, `${machine.collection} ${from} ${to}`).rejects.toMatchObject({
            status: 409,
            message: expect.stringContaining('ne peut pas devenir'),
          })
        }
        expect(await stateOf(machine), `${machine.collection} ${from}`).toBe(from)
      }
    }
  })

  it.each(['personnel', 'client'] as const)(
    'is changed by no save that its table has not: %s',
    async (by) => {
      for (const machine of machines) {
        const { collection, field, moves, savedByStaff } = machine
        for (const from of statesOf(machine)) {
          await put(machine, from)
          for (const to of statesOf(machine).filter((state) => state !== from)) {
            const user = by === 'personnel' ? { user: agent } : {}
            const data = { [field]: to }
            const saved = recordsByName(shop.office.payload)
              .update({ collection, id: idOf(machine), data, depth: 0, ...user })
              .then(
                () => 'saved',
                ({ status }) => status,
              )
            const taken = savedByStaff && moveOf(moves, from, to, by)
            expect(await saved, `${collection} ${from} ${to}`).toBe(taken ? 'saved' : 409)
            if (taken) await put(machine, from)
          }
          expect(await stateOf(machine), `${collection} ${from}`).toBe(from)
        }
      }
    },
  )

  it.each(roles)('is written by no request to a record, whoever asks: %s', async (role) => {
    for (const machine of machines.filter(({ savedByStaff }) => !savedByStaff)) {
      const { collection, field, names } = machine
      const [first = ''] = Object.keys(names)
      await put(machine, first)
      for (const to of Object.keys(names)) {
        await call(role, 'PATCH', `${collection}/${idOf(machine)}`, { [field]: to })
        expect(await stateOf(machine), `${collection} ${to}`).toBe(first)
      }
    }
  })
})
