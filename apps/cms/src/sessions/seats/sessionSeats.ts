import type { Units } from '../../capacity/units.ts'

/**
 * The free seats of a session. Pages hear of them a little later: seats are held and given back all
 * day long.
 */
export function sessionSeats(id: number): Units {
  return { collection: 'sessions', id, field: 'libres', told: 'soon' }
}
