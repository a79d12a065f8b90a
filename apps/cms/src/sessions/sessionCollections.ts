import { sessions } from './collections/sessions.ts'
import { holidays } from './holidays/holidays.ts'
import type { WhenCancelled } from './moves/whenCancelled.ts'
import type { HeldSeats } from './seats/keepSeats.ts'

/** What those who sell seats tell sessions. */
export interface SeatSale {
  held: HeldSeats
  whenCancelled: WhenCancelled
}

/** In the order of the menu. */
export const sessionCollections = (sale: SeatSale) => [sessions(sale), holidays]
