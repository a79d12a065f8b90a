import type { SeatsWanted } from '../../enrolments/seats/enrol.ts'
import type { Quote } from './quoteOrder.ts'
import type { WantedOrder } from './readRequest.ts'

/** The seats that an order asks for, at the prices of this moment. */
export function seatsWanted({ lignes }: WantedOrder, { lines }: Quote): SeatsWanted[] {
  return lignes.flatMap((line, index) => {
    const priced = lines[index]
    if (line.nature !== 'session' || priced === undefined) return []
    const { price, deposit, quantity } = priced
    const { id: session, participants } = line
    return [{ session, price, deposit: deposit / quantity, participants }]
  })
}
