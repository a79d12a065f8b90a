import { requireOrderStaff } from '../../../access/sales/requireOrderStaff.ts'
import { advance } from '../../../dossiers/desk/advance.ts'
import { endEntry } from '../offers/endEntry.ts'
import { waitingMachine } from '../waitingMachine.ts'

/** `POST /admin/api/attentes/:id/avancer`: what somebody said on the phone. */
export const advanceEntry = advance(waitingMachine, { allow: requireOrderStaff, move: endEntry })
