import type { Endpoint, Where } from 'payload'
import { requireOrderStaff } from '../../../access/sales/requireOrderStaff.ts'
import { exportAnswer, exportFormat } from '../../../messages/export/exportAnswer.ts'
import { type Column, label, number, text, time } from '../../../messages/export/exportColumns.ts'
import { rowsOf } from '../../../messages/export/exportTable.ts'
import { listedRecords } from '../../../messages/export/listedRecords.ts'
import type { Certificate } from '../../../payload-types.ts'
import { attestationNames } from '../attestationMachine.ts'

const columns: readonly Column<Certificate>[] = [
  ['Code', text('code')],
  ['État', label('etat', attestationNames)],
  ['Titulaire', text('nom')],
  ['Formation', text('formation')],
  ['Début', time('debut')],
  ['Fin', time('fin')],
  ['Heures', number('heures')],
  ['Délivrée le', time('delivreeLe')],
  ['Version', number('version')],
  ['Remplacée par', text('remplaceePar')],
]

/** `GET /admin/api/attestations/export?format=csv|xlsx&where…`: what the list shows, as a file. */
export const exportAttestations: Endpoint = {
  path: '/export',
  method: 'get',
  handler: (req) => {
    requireOrderStaff(req)
    const { where, sort } = req.query
    const list = {
      collection: 'attestations',
      where: (where ?? {}) as Where,
      sort: typeof sort === 'string' && sort !== '' ? sort : '-createdAt',
    } as const
    const rows = listedRecords(list, req) as AsyncGenerator<Certificate[]>
    const table = { titles: columns.map(([title]) => title), lots: rowsOf(columns, rows) }
    return exportAnswer(req, { place: 'attestations' }, exportFormat(req), table)
  },
}
