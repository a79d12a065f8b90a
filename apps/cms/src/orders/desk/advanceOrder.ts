import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { advance } from '../../dossiers/desk/advance.ts'
import { moveOrder } from '../moves/moveOrder.ts'
import { orderMachine } from '../moves/orderMachine.ts'

/** `POST /admin/api/commandes/:id/avancer` */
export const advanceOrder = advance(orderMachine, { allow: requireOrderStaff, move: moveOrder })
