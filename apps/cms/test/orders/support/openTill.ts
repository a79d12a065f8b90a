import type { DeskPayment } from '../../../src/money/desk/deskPayment.ts'
import type { DeskRecord } from '../../../src/orders/desk/deskRecord.ts'
import type { Order } from '../../../src/payload-types.ts'
import { hireStaff, type StaffCall } from '../../inbox/support/staff.ts'
import { openShop, type Shop } from './openShop.ts'

/** A shop with its staff, and what a cashier does with an order. */
export interface Till {
  shop: Shop
  call: StaffCall
  /** An order of books at 5 000 each, and the payment that it waits for. */
  ordered(more?: object, quantite?: number): Promise<{ order: Order; payment: DeskPayment }>
  deskOf(order: Order): Promise<DeskRecord>
  decide(payment: Pick<DeskPayment, 'id'>, data: object): Promise<Response>
  /** The subjects of the letters about an order, oldest first. */
  lettersTo(order: Order): Promise<string[]>
}

export async function openTill(): Promise<Till> {
  const shop = await openShop()
  const call = await hireStaff(shop.office)
  const book = await shop.book(50)
  const deskOf: Till['deskOf'] = async ({ id }) =>
    (await call('cashier', 'GET', `commandes/${id}/caisse`)).json()
  return {
    shop,
    call,
    deskOf,
    async ordered(more = {}, quantite = 1) {
      const order = await shop.placed({
        lignes: [{ nature: 'livre', id: book, quantite }],
        ...more,
      })
      const [payment] = (await deskOf(order)).paiements
      if (!payment) throw new Error('No payment')
      return { order, payment }
    },
    decide: ({ id }, data) =>
      call('cashier', 'POST', `paiements/${id}/decider`, { motif: 'Compté', ...data }),
    async lettersTo({ id }) {
      const { docs } = await shop.office.payload.find({
        collection: 'emails',
        where: { 'about.value': { equals: id }, 'about.relationTo': { equals: 'commandes' } },
        sort: 'id',
        pagination: false,
      })
      return docs.map(({ subject }) => subject)
    },
  }
}

/** The sentence of a refusal, as staff read it. */
export async function sentenceOf(answer: Response): Promise<string> {
  const body: { errors: { message: string }[] } = await answer.json()
  return body.errors[0]?.message ?? ''
}
