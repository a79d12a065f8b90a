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
  /** The deposit: the whole price where there is none. */
  deposit: number
  /** Copies or seats that are left, where they are counted. */
  stock: number | undefined
}

/** The facts of a product, by itself. */
export type Priced = Pick<PricedLine, 'title' | 'price' | 'stock'> & { deposit?: number }
