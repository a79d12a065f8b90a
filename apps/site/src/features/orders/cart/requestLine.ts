import type { Participant } from '@sira/contract/enrolments/participant'
import type { CartLine } from '@sira/contract/orders/cart'

/** Gives a line of the cart as the back office expects it: a seat without a name is one too. */
export function requestLine(line: CartLine, named: readonly Participant[] = []) {
  if (line.nature !== 'session') return line
  const { nature, id, quantite } = line
  const participants = Array.from({ length: quantite }, (_, place) => named[place] ?? {})
  return { nature, id, participants }
}
