import { singleLine } from '@sira/contract/forms/singleLine'
import { modeName } from '@sira/contract/orders/modeNames'
import type { Endpoint, Where } from 'payload'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { exportAnswer, exportFormat } from '../../messages/export/exportAnswer.ts'
import { type Column, text, time } from '../../messages/export/exportColumns.ts'
import { rowsOf } from '../../messages/export/exportTable.ts'
import { listedRecords } from '../../messages/export/listedRecords.ts'
import type { Order } from '../../payload-types.ts'
import { orderStateNames } from '../stateNames.ts'

/** Amounts are numbers, which a spreadsheet adds up. */
const columns: readonly Column<Order>[] = [
  ['Référence', text('reference')],
  ['Commandée le', time('createdAt')],
  ['État', ({ etat }) => orderStateNames[etat]],
  ['Nom', text('nom')],
  ['Téléphone', text('phone')],
  ['E-mail', text('email')],
  ['Entreprise', ({ entreprise }) => entreprise?.nom ?? ''],
  ['IFU', ({ entreprise }) => entreprise?.ifu ?? ''],
  ['Mode', ({ mode }) => modeName(mode, 'fr')],
  ['Lignes', ({ lignes }) => (lignes ?? []).map(lineText).join('\n'), 'several lines'],
  ['Ville', ({ remise }) => remise.ville ?? ''],
  ['Livraison', ({ livraison }) => livraison],
  ['Total', ({ total }) => total],
  ['Payé', ({ paye }) => paye],
  ['Reste', ({ total, paye }) => total - paye],
]

function lineText({ quantite, titre }: { quantite: number; titre: string }): string {
  return `${quantite} × ${singleLine(titre)}`
}

/** `GET /admin/api/commandes/export?format=csv|xlsx&where…`: what the list shows, as a file. */
export const exportOrders: Endpoint = {
  path: '/export',
  method: 'get',
  handler: (req) => {
    requireOrderStaff(req)
    const { where, sort } = req.query
    const list = {
      collection: 'commandes',
      where: (where ?? {}) as Where,
      sort: typeof sort === 'string' && sort !== '' ? sort : '-createdAt',
    } as const
    const orders = listedRecords(list, req) as AsyncGenerator<Order[]>
    const table = { titles: columns.map(([title]) => title), lots: rowsOf(columns, orders) }
    return exportAnswer(req, { place: 'commandes' }, exportFormat(req), table)
  },
}
