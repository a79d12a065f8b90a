import { expect, it } from 'vitest'
import { onPostgres } from '../support/suiteDatabase.ts'
import { ordersSuite } from './ordersSuite.ts'

ordersSuite(await onPostgres(), (shop) => {
  it('keep a copy sold that an editor had on the screen meanwhile', async () => {
    const { payload } = shop().office
    const id = await shop().book(5)
    const [begun, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    payload.collections.biblios.config.hooks.beforeChange.push(async ({ context, data }) => {
      if (!context.pauses) return data
      begun.resolve()
      await goesOn.promise
      return data
    })
    const context = { pauses: true }
    const data = { auteur: 'Awa' }
    const writing = payload.update({ collection: 'biblios', id, data, context })
    await begun.promise
    const sold = await shop().place({ lignes: [{ nature: 'livre', id, quantite: 2 }] })
    expect(sold.statusCode).toBe(200)
    goesOn.resolve()
    expect(await writing).toMatchObject({ auteur: 'Awa' })
    expect(await shop().stockOf(id)).toBe(3)
  })
})
