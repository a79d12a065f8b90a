import { expect, it } from 'vitest'
import type { StaffCall } from '../inbox/support/staff.ts'
import type { School } from './openSchool.ts'

interface Office {
  school(): School
  staff(): StaffCall
}

/** Sales across the counter, of seats and books together. */
export function counterSales({ school, staff }: Office): void {
  const payload = () => school().shop.office.payload
  const sell = (envoi: string, lignes: object[], more: object = {}) =>
    staff()('cashier', 'POST', 'commandes/guichet', {
      ...{ envoi, nom: 'Mariam Kaboré', phone: '70 98 76 54', lignes, paye: true },
      ...more,
    })
  const orderOf = async (answer: Response) => {
    const body = await answer.json()
    expect(answer.status, JSON.stringify(body)).toBe(200)
    return payload().findByID({ collection: 'commandes', id: body.id, depth: 0 })
  }

  it('sells seats and books over the counter in one paid order with its receipt, once', async () => {
    const session = await school().session(5, { prix: 20_000 })
    const book = await school().shop.book(4, 3000)
    const { articles } = await (await staff()('cashier', 'GET', 'commandes/guichet')).json()
    expect(articles).toContainEqual(
      expect.objectContaining({ article: `session:${session}`, prix: 20_000, reste: 5 }),
    )
    const lignes = [
      { article: `session:${session}`, quantite: 2 },
      { article: `livre:${book}`, quantite: 1 },
    ]
    const twice = await Promise.all([
      sell('guichet-un', lignes, { participants: 'Awa Sow\n' }),
      sell('guichet-un', lignes, { participants: 'Awa Sow\n' }),
    ])
    const [order, other] = await Promise.all(twice.map(orderOf))
    expect(other?.id).toBe(order?.id)
    expect(order).toMatchObject({ etat: 'payée', total: 43_000, paye: 43_000 })
    const where = { commande: { equals: order?.id } }
    const find = (collection: 'inscriptions' | 'recus') =>
      payload().find({ collection, where, sort: 'id', depth: 0 })
    expect((await find('inscriptions')).docs).toMatchObject([
      { etat: 'confirmée', nom: 'Awa Sow' },
      { etat: 'confirmée', nom: null },
    ])
    expect((await find('recus')).docs).toHaveLength(1)
    const { libres } = await payload().findByID({ collection: 'sessions', id: session, depth: 0 })
    expect(libres).toBe(3)
  })

  it('sells the last copies and seats to one customer: staff decide, not the share of strangers', async () => {
    const session = await school().session(2, { prix: 20_000 })
    const book = await school().shop.book(4, 3000)
    const lignes = [
      { article: `session:${session}`, quantite: 2 },
      { article: `livre:${book}`, quantite: 4 },
    ]
    const who = { nom: 'Salif Zongo', phone: '70 98 76 57', paye: false }
    const order = await orderOf(await sell('guichet-tout', lignes, who))
    expect(order).toMatchObject({ etat: 'en_attente', total: 52_000 })
  })

  it('holds the seats of who pays later, and says how many are left to who wants more', async () => {
    const session = await school().session(3, { prix: 20_000 })
    const seats = (quantite: number) => [{ article: `session:${session}`, quantite }]
    const order = await orderOf(await sell('guichet-deux', seats(2), { paye: false }))
    expect(order).toMatchObject({ etat: 'en_attente', paye: 0 })
    const full = await sell('guichet-trois', seats(2), { phone: '70 98 76 55' })
    expect(full.status).toBe(409)
    expect(JSON.stringify(await full.json())).toContain('Il n’en reste que 1 (ligne 1)')
    const wrong = await sell('guichet-quatre', seats(1), { phone: 'sans numéro' })
    expect(wrong.status).toBe(400)
    expect((await staff()('editor', 'GET', 'commandes/guichet')).status).toBe(403)
  })
}
