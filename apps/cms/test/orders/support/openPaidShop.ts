import { once } from 'node:events'
import { createLocalReq } from 'payload'
import type { ScenarioName } from '../../../../../scripts/operator/scenarios.ts'
import { type Operator, startOperator } from '../../../../../scripts/operator/startOperator.ts'
import { freePort } from '../../../../../scripts/product/ports.ts'
import { askAbout } from '../../../src/money/polling/askAbout.ts'
import type { Order, Payment } from '../../../src/payload-types.ts'
import { onSqlite, type SuiteDatabase } from '../../support/suiteDatabase.ts'
import { openShop, type Shop } from './openShop.ts'

/** A shop whose customers pay through an operator that does what a test says. */
export interface PaidShop extends Shop {
  operator: Operator
  /** What the operator does with the next payments. */
  plays(scenario: ScenarioName | undefined): void
  /** An order to be paid online, whatever became of it by now. */
  orderedOnline(lignes?: object[], mode?: 'pawapay' | 'cinetpay'): Promise<Order>
  paymentsOf(order: Order): Promise<Payment[]>
  /** Until the operator has called, and every question that came of it is answered. */
  settled(order: Order): Promise<{ order: Order; payment: Payment; payments: Payment[] }>
  receiptsOf(order: Order): Promise<string[]>
  /** The letters that tell a customer of money. */
  lettersOf(order: Order): Promise<string[]>
  newReq(): ReturnType<typeof createLocalReq>
}

/** Moov’s: the operator pushes to them without a page. Each customer has a number of his own. */
function* moovNumbers() {
  for (let number = 10_000; ; number += 1) yield `02 9${number}`
}
const phones = moovNumbers()
const plan = { nature: 'formule', code: 'mensuel' }

export async function openPaidShop(database: SuiteDatabase = onSqlite): Promise<PaidShop> {
  const port = await freePort()
  const shopUrl = `http://127.0.0.1:${port}`
  let scenario: ScenarioName | undefined
  const operator = await startOperator({
    port: await freePort(),
    shopUrl,
    scenarioOf: () => scenario,
  })
  const shop = await openShop(database, { PUBLIC_URL: shopUrl, ...operator.settings })
  const { payload } = shop.office
  await payload.updateGlobal({ slug: 'ventes', data: { fournisseurs: ['pawapay', 'cinetpay'] } })
  const server = await shop.api.listen(port)
  if (!server.listening) await once(server, 'listening')

  const paymentsOf = async ({ id }: Order) => {
    const where = { commande: { equals: id } }
    const { docs } = await payload.find({ collection: 'paiements', where, sort: 'id', depth: 0 })
    return docs
  }
  return {
    ...shop,
    operator,
    paymentsOf,
    plays(next) {
      scenario = next
    },
    orderedOnline: (lignes = [plan], mode = 'pawapay') =>
      shop.placed({ lignes, mode, phone: phones.next().value, email: 'awa@exemple.bf' }),
    async settled({ reference }) {
      await operator.desk.quiet()
      const before = await shop.orderOf(reference)
      for (const { id, fournisseurId } of await paymentsOf(before)) {
        if (fournisseurId) await askAbout(id, payload)
      }
      const order = await shop.orderOf(reference)
      const payments = await paymentsOf(order)
      const [payment] = payments
      if (!payment) throw new Error(`${reference} has no payment`)
      return { order, payment, payments }
    },
    async receiptsOf({ id }) {
      const where = { commande: { equals: id } }
      const { docs } = await payload.find({ collection: 'recus', where, sort: 'rang', depth: 0 })
      return docs.map(({ numero }) => numero)
    },
    async lettersOf({ id }) {
      const where = { 'about.value': { equals: id }, kind: { equals: 'order' } } as const
      const { docs } = await payload.find({ collection: 'emails', where, sort: 'id', depth: 0 })
      return docs.map(({ subject }) => subject)
    },
    newReq: () => createLocalReq({}, payload),
    async close() {
      await operator.stop()
      await shop.close()
    },
  }
}
