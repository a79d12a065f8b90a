import { sessions } from './collections/sessions.ts'
import { holidays } from './holidays/holidays.ts'
import type { HeldSeats } from './seats/keepSeats.ts'

/** In the order of the menu. */
export const sessionCollections = (held: HeldSeats) => [sessions(held), holidays]
