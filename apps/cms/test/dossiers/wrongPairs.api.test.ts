import { type ReferencedKind, referencePrefixes } from '@sira/contract/dossiers/reference'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordsByName } from '../../src/database/records/recordsByName.ts'
import { keptKinds } from '../../src/dossiers/keptKinds.ts'
import { randomReference } from '../../src/fields/randomReference.ts'
import { type FormApi, openFormApi } from '../inbox/support/formApi.ts'
import { openShop, type Shop } from '../orders/support/openShop.ts'

const phone = '+22670123456'
const kinds = Object.keys(referencePrefixes) as ReferencedKind[]
const pairs = 1008
/** A busy machine parts the middles of few times by chance: then more are asked. */
const mostRounds = 4
const networks = 500
/** Pairs at the same time: each group is now the first of them and now the last. */
const atOnce = 7

const middle = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

describe('A reference with a number that is not its own', () => {
  let shop: Shop
  let guarded: FormApi
  const references = new Map<ReferencedKind, string>()

  beforeAll(async () => {
    shop = await openShop()
    const { payload } = shop.office
    // As the product limits it.
    guarded = await openFormApi(payload, { max: 5, timeWindowMs: 10 * 60_000 })
    const order = await shop.placed({ lignes: [{ nature: 'formule', code: 'mensuel' }] })
    references.set('commande', order.reference)
    const who = { prenom: 'Awa', nom: 'Sow', email: 'awa@exemple.bf', phone, indicatif: '+226' }
    const { id: formation } = await payload.create({
      collection: 'formations',
      data: { Theme: 'Excel' },
    })
    const dated = { formation, debut: '2030-03-02T08:00:00.000Z', mode: 'presentiel' } as const
    const { id: session } = await payload.create({
      collection: 'sessions',
      data: { ...dated, etat: 'brouillon' },
    })
    const rows: Readonly<Partial<Record<ReferencedKind, object>>> = {
      devis: who,
      message: { ...who, message: 'Bonjour' },
      inscription: { session, commande: order.id, place: 0, prix: 0, etat: 'retenue' },
      attente: { session, places: 1, etat: 'en_attente', locale: 'fr' },
      candidature: { etat: 'reçue' },
      livraison: { etat: 'demandée' },
      coursier: { ville: 'Pô', engin: 'moto', etat: 'reçue' },
    }
    for (const { slug, followed } of keptKinds(payload)) {
      const row = followed && rows[followed.nature as ReferencedKind]
      if (!row) continue
      const reference = randomReference(followed.nature as ReferencedKind)
      const data = { nom: 'Awa Sow', phone, ...row, reference }
      const { id } = await recordsByName(payload).create({ collection: slug, data })
      await payload.db.updateOne({ collection: slug, id, data: { reference } })
      references.set(followed.nature as ReferencedKind, reference)
    }
  })
  afterAll(async () => {
    await guarded.close()
    await shop.close()
  })

  it('is told by nothing from one that nobody has: of 1,000 pairs from 500 networks, of every kind', async () => {
    for (const kind of kinds) {
      const right = await guarded.send('suivi', {
        reference: references.get(kind),
        phone: kind === 'commande' ? '70123456' : phone,
      })
      expect([kind, right.statusCode]).toEqual([kind, 200])
    }
    const groups = kinds.flatMap((kind) => [
      { name: `${kind} with another number`, reference: references.get(kind) },
      { name: `${kind} that nobody has`, reference: randomReference(kind) },
    ])
    const times = new Map<string, number[]>()
    const bodies = new Set<string>()
    const ask = async (at: number) => {
      const { name, reference } = groups[at % groups.length] ?? groups[0] ?? { name: '' }
      const network = at % networks
      const from = {
        'x-forwarded-for': `10.20.${Math.floor(network / 250)}.${(network % 250) + 1}`,
      }
      const began = performance.now()
      const answer = await guarded.send('suivi', { reference, phone: '70 99 99 99' }, from)
      times.set(name, [...(times.get(name) ?? []), performance.now() - began])
      bodies.add(`${answer.statusCode} ${answer.body}`)
    }
    const apart = () => {
      const all = middle([...times.values()].flat())
      const shares = [...times].map(([name, own]) => ({ name, share: middle(own) / all }))
      return shares.filter(({ share }) => Math.abs(share - 1) >= 0.05)
    }
    for (let round = 0; round < mostRounds && (round === 0 || apart().length > 0); round += 1) {
      for (let begun = 0; begun < pairs; begun += atOnce) {
        await Promise.all(Array.from({ length: atOnce }, (_, at) => ask(begun + at)))
      }
    }
    expect(apart()).toEqual([])
    expect([...bodies]).toEqual([expect.stringMatching(/^404 /)])
  }, 600_000)
})
