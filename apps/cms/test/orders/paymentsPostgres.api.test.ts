import { rmSync } from 'node:fs'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { describe, expect, it } from 'vitest'
import { databaseOf } from '../../src/database/sql/database.ts'
import { confirmPayment } from '../../src/orders/payments/confirmPayment.ts'
import { startPostgres } from '../support/postgres.ts'
import { paymentsSuite } from './paymentsSuite.ts'
import type { PaidShop } from './support/openPaidShop.ts'

const postgres = await startPostgres()

if (typeof postgres === 'string') {
  describe('payments on PostgreSQL', () => it.skip(postgres))
} else {
  const close = async ({ api, office, operator }: PaidShop) => {
    await operator.stop()
    await api.close()
    // Payload's adapter never gives its first connection back, so its pool does not end by itself.
    office.close().catch(() => undefined)
    postgres.stop()
    rmSync(office.folder, { recursive: true, force: true })
  }
  paymentsSuite(postgres.url, close, (shop) => {
    it('is not undone by notes that staff began to write before it was in', async () => {
      const { payload } = shop().office
      const order = await shop().placed({
        lignes: [{ nature: 'formule', code: 'mensuel' }],
        mode: 'especes_agence',
      })
      const [payment] = await shop().paymentsOf(order)
      const [begun, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      payload.collections.commandes.config.hooks.beforeChange.push(async ({ context, data }) => {
        if (!context.pauses) return data
        begun.resolve()
        await goesOn.promise
        return data
      })
      const [id, notes, context] = [order.id, 'A appelé ce matin', { pauses: true }]
      const writing = payload.update({ collection: 'commandes', id, data: { notes }, context })
      await begun.promise
      let isIn = false
      const step = { by: 'personnel', who: 'Salif' } as const
      const confirming = confirmPayment(payment?.id ?? 0, step, await shop().newReq()).then(() => {
        isIn = true
      })
      const waits = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`
      const someoneWaits = async () => (await databaseOf(payload).rows(waits)).length > 0
      await expect.poll(async () => isIn || (await someoneWaits())).toBe(true)
      goesOn.resolve()
      await Promise.all([confirming, writing])
      const kept = await shop().orderOf(order.reference)
      expect(kept).toMatchObject({ etat: 'payée', paye: 9900, notes })
    })
  })
}
