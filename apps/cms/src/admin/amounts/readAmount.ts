import { amountText } from '@sira/contract/orders/amountText'

/** From here on the figures of an amount are counted, not seen. */
const hardToRead = 1000

/** « 150 000 FCFA » of what is being typed; undefined where it reads itself. */
export function readAmount(value: unknown): string | undefined {
  return typeof value === 'number' && value >= hardToRead ? amountText(value, 'fr') : undefined
}
