import { isInboxStaff } from '../access/inboxStaff.ts'
import type { Person } from '../access/role.ts'
import { isOrderStaff } from '../access/sales/orderStaff.ts'

/**
 * Those who see anything of a client. How much follows from what they read elsewhere: the till sees
 * orders and their money, none of the messages; an editor nothing.
 */
export function isClientStaff(person: Person): boolean {
  return isInboxStaff(person) || isOrderStaff(person)
}
