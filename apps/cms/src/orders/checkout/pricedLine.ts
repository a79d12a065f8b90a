import type { OrderRequestLine } from '@sira/contract/orders/orderRequest'

/** A line with the price of this moment. */
export interface PricedLine {
  nature: OrderRequestLine['nature']
  /** Of a book or a session. */
  id: number | undefined
  code: string | undefined
  title: string
  quantity: number
  price: number
  amount: number
  /** What is paid first: all of it where it has no deposit. */
  deposit: number
  /** Copies or seats that are left, where they are counted. */
  stock: number | undefined
}

/** What is known of a thing that is sold, by itself. */
export type Priced = Pick<PricedLine, 'title' | 'price' | 'stock'> & { deposit?: number }
