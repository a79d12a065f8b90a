import type { Endpoint, PayloadRequest } from 'payload'
import { requireOrderStaff } from '../../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'
import { exportAnswer, exportFormat } from '../../../messages/export/exportAnswer.ts'
import { type Column, label, number, text } from '../../../messages/export/exportColumns.ts'
import { rowsOf } from '../../../messages/export/exportTable.ts'
import { enrolmentStateNames } from '../../stateNames.ts'
import { attendanceOf } from '../attendance.ts'
import { ordersOf } from './sessionFigures.ts'

interface Participant {
  reference: string
  nom: string
  phone: string
  email: string
  etat: string
  commande: string
  client: string
  telephoneClient: string
  reste: number
  presences: number
  demiJournees: number
}

const columns: readonly Column<Participant>[] = [
  ['Inscription', text('reference')],
  ['Nom', text('nom')],
  ['Téléphone', text('phone')],
  ['E-mail', text('email')],
  ['État', label('etat', enrolmentStateNames)],
  ['Commande', text('commande')],
  ['Client', text('client')],
  ['Téléphone du client', text('telephoneClient')],
  ['Reste dû de la commande', number('reste')],
  ['Demi-journées présentes', number('presences')],
  ['Demi-journées', number('demiJournees')],
]

/** `GET /admin/api/pointages/session/:id/participants?format=csv|xlsx` */
export const exportParticipants: Endpoint = {
  path: '/session/:id/participants',
  method: 'get',
  handler: (req) => {
    requireOrderStaff(req)
    const id = recordNumber(req)
    const table = { titles: columns.map(([title]) => title), lots: rowsOf(columns, rows(id, req)) }
    const file = { place: 'inscriptions', name: `participants-${id}` } as const
    return exportAnswer(req, file, exportFormat(req), table)
  },
}

async function* rows(id: number, req: PayloadRequest): AsyncGenerator<Participant[]> {
  const { attendants } = await attendanceOf(id, req)
  const orders = await ordersOf(attendants, req)
  yield attendants.map(({ seat, share }) => {
    const order = orders.get(seat.id)
    return {
      reference: seat.reference,
      nom: seat.nom ?? '',
      phone: seat.phone ?? '',
      email: seat.email ?? '',
      etat: seat.etat,
      commande: order?.reference ?? '',
      client: order?.nom ?? '',
      telephoneClient: order?.phone ?? '',
      reste: order ? Math.max(0, order.total - order.paye) : 0,
      presences: share.present,
      demiJournees: share.total,
    }
  })
}
