import { amountText } from '@sira/contract/orders/amountText'

/** The difference of a count from the expected sum, for staff: « Il manque 1 500 FCFA ». */
export function differenceText(difference: number): string {
  if (difference === 0) return 'Le compte est juste'
  const amount = amountText(Math.abs(difference), 'fr')
  return difference < 0 ? `Il manque ${amount}` : `Il y a ${amount} de trop`
}
