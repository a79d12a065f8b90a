import type { Endpoint, Where } from 'payload'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { exportAnswer, exportFormat } from '../../messages/export/exportAnswer.ts'
import { type Column, label, number, text, time } from '../../messages/export/exportColumns.ts'
import { rowsOf } from '../../messages/export/exportTable.ts'
import { listedRecords } from '../../messages/export/listedRecords.ts'
import type { Delivery } from '../../payload-types.ts'
import { deliveryStates } from '../deliveryMachine.ts'
import { failureReasons } from '../deliveryNames.ts'

const columns: readonly Column<Delivery>[] = [
  ['Référence', text('reference')],
  ['Demandée le', time('createdAt')],
  ['État', label('etat', deliveryStates)],
  ['Nom', text('nom')],
  ['Téléphone', text('phone')],
  ['Départ', ({ departVille, departQuartier }) => placeText(departVille, departQuartier)],
  ['Arrivée', ({ arriveeVille, arriveeQuartier }) => placeText(arriveeVille, arriveeQuartier)],
  ['Destinataire', text('arriveeContact')],
  ['Téléphone du destinataire', text('arriveePhone')],
  ['Colis', text('colis'), 'several lines'],
  ['Estimation', number('estimation')],
  ['Prix', number('prix')],
  ['Raison de l’échec', label('raison', failureReasons)],
]

const placeText = (...parts: unknown[]) => parts.filter(Boolean).join(', ')

/** `GET /admin/api/livraisons/export?format=csv|xlsx&where…`: what the list shows, as a file. */
export const exportDeliveries: Endpoint = {
  path: '/export',
  method: 'get',
  handler: (req) => {
    requireOrderStaff(req)
    const { where, sort } = req.query
    const list = {
      collection: 'livraisons',
      where: (where ?? {}) as Where,
      sort: typeof sort === 'string' && sort !== '' ? sort : '-createdAt',
    } as const
    const rows = listedRecords(list, req) as AsyncGenerator<Delivery[]>
    const table = { titles: columns.map(([title]) => title), lots: rowsOf(columns, rows) }
    return exportAnswer(req, { place: 'livraisons' }, exportFormat(req), table)
  },
}
