import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { expect, it } from 'vitest'
import { attributesOf, type Shop } from './support/openShop.ts'

/** An order is placed again under another reference where its own is taken, and for nothing else. */
export function takenReference(shop: () => Shop): void {
  /** The status of an order, and how often it was begun, while each beginning passes `hook`. */
  async function placedWith(hook: CollectionBeforeChangeHook) {
    const { beforeChange } = shop().office.payload.collections.commandes.config.hooks
    const id = await shop().book(10)
    const phones: unknown[] = []
    const counted: CollectionBeforeChangeHook = (given) => {
      if (given.operation !== 'create') return given.data
      phones.push(given.data.phone)
      return hook(given)
    }
    beforeChange.push(counted)
    try {
      const answer = await shop().place({ lignes: [{ nature: 'livre', id, quantite: 1 }] })
      return { answer, begun: phones.length }
    } finally {
      beforeChange.splice(beforeChange.indexOf(counted), 1)
    }
  }

  it('are placed again where their reference is taken', async () => {
    const { answer: earlier } = await placedWith(({ data }) => data)
    const { reference } = attributesOf(earlier)
    let first = true
    const { answer, begun } = await placedWith(({ data }) => {
      const taken = first ? { reference } : {}
      first = false
      return { ...data, ...taken }
    })
    expect([answer.statusCode, begun]).toEqual([200, 2])
    expect(attributesOf(answer).reference).not.toBe(reference)
  })

  it('are begun once where another unique value is taken', async () => {
    const cleEnvoi = crypto.randomUUID()
    await placedWith(({ data }) => ({ ...data, cleEnvoi }))
    const { answer, begun } = await placedWith(({ data }) => ({ ...data, cleEnvoi }))
    expect([answer.statusCode >= 400, begun]).toEqual([true, 1])
  })

  it.each(['nom', 'reference'])(
    'are begun once where `%s` of another record is refused',
    async (path) => {
      const { answer, begun } = await placedWith(({ req }) => {
        const errors = [{ path, message: 'refused' }]
        throw new ValidationError({ collection: 'paiements', errors, req })
      })
      expect([answer.statusCode >= 400, begun]).toEqual([true, 1])
    },
  )
}
