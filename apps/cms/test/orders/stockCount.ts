import { expect, it } from 'vitest'
import { countStock } from '../../src/orders/stock/counting/countStock.ts'
import { reportStock } from '../../src/orders/stock/counting/countStockTask.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import type { Shop } from './support/openShop.ts'

/** What the job of the night counts, and what staff make of it. */
export function stockCount(shop: () => Shop): void {
  let hired: Promise<StaffCall> | undefined
  const moved = async (livre: number, motif: string, quantite?: number) => {
    hired ??= hireStaff(shop().office)
    const answer = await (await hired)('editor', 'POST', 'mouvements-stock', {
      livre,
      motif,
      quantite,
    })
    return answer.status
  }
  const differenceOf = async (book: number) =>
    (await countStock(shop().office.payload)).find((one) => one.book === book)
  const ordered = (id: number, quantite: number) =>
    shop().placed({ lignes: [{ nature: 'livre', id, quantite }] })
  const cancel = ({ reference, cle }: { reference: string; cle: string }) =>
    shop().api.send('commandes/annuler', { reference, cle })

  it('leave a stock that is the start, what came, and less what was sold', async () => {
    const book = await shop().book(5)
    await ordered(book, 2)
    await cancel(await ordered(book, 1))
    expect([await moved(book, 'arrivage', 4), await moved(book, 'perte', -1)]).toEqual([201, 201])
    expect(await shop().stockOf(book)).toBe(6)
    expect(await differenceOf(book)).toBeUndefined()
  })

  it('leave a difference to staff: told once a day, corrected by nobody but them', async () => {
    const { payload } = shop().office
    const book = await shop().book(5)
    await ordered(book, 2)
    await payload.db.updateOne({ collection: 'biblios', id: book, data: { stock: 7 } })
    expect(await differenceOf(book)).toMatchObject({ counted: 7, expected: 3 })

    const now = new Date()
    expect(await reportStock(payload, now)).toBeGreaterThan(0)
    await reportStock(payload, now)
    const where = { messageId: { equals: `stock-${now.toISOString().slice(0, 10)}` } }
    const { docs } = await payload.find({ collection: 'emails', where, depth: 0 })
    expect(docs).toHaveLength(1)
    expect(docs[0]?.text).toContain('7 en stock, 3 d’après les mouvements')
    expect(await shop().stockOf(book)).toBe(7)

    // Counted on the shelf: it is right as it is.
    expect(await moved(book, 'inventaire', 0)).toBe(201)
    expect(await differenceOf(book)).toBeUndefined()
    await ordered(book, 1)
    expect(await differenceOf(book)).toBeUndefined()
  })

  it('leave a book that is made to order from now on to who holds its copies already', async () => {
    const book = await shop().book(5)
    const held = await ordered(book, 2)
    expect(await moved(book, 'a_la_commande')).toBe(201)
    expect(await shop().stockOf(book)).toBeNull()
    expect(await moved(book, 'a_la_commande')).toBe(409)
    expect(await moved(book, 'inventaire', 0)).toBe(409)
    const { docs } = await shop().office.payload.find({
      collection: 'mouvements-stock',
      where: { livre: { equals: book } },
      sort: '-id',
      limit: 1,
      depth: 0,
    })
    expect(docs).toMatchObject([{ quantite: -3, reste: null, par: 'Paul' }])

    // More than there were: nothing is counted any more.
    await ordered(book, 9)
    expect((await shop().orderOf(held.reference)).lignes).toMatchObject([{ reserve: 2 }])
    expect((await cancel(held)).statusCode).toBe(200)
    expect(await shop().stockOf(book)).toBeNull()
    expect(await differenceOf(book)).toBeUndefined()
    expect(await moved(book, 'arrivage', 4)).toBe(201)
    expect(await shop().stockOf(book)).toBe(4)
    expect(await differenceOf(book)).toBeUndefined()
  })

  it('leave no movement without copies, but after a count', async () => {
    const book = await shop().book(1)
    expect(await moved(book, 'arrivage', 0)).toBe(400)
    expect(await moved(book, 'inventaire', 0.5)).toBe(400)
    expect(await shop().stockOf(book)).toBe(1)
  })
}
