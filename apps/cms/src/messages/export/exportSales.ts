import type { CollectionSlug, Endpoint, Where } from 'payload'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import type { Config } from '../../payload-types.ts'
import { exportAnswer, exportFormat } from './exportAnswer.ts'
import type { Column } from './exportColumns.ts'
import { rowsOf } from './exportTable.ts'
import { listedRecords } from './listedRecords.ts'

/** `GET /admin/api/<collection>/export?format=csv|xlsx&where…`: gives the shown list as a file. */
export function exportSales<Slug extends CollectionSlug>(
  collection: Slug,
  columns: readonly Column<Config['collections'][Slug]>[],
): Endpoint {
  return {
    path: '/export',
    method: 'get',
    handler: (req) => {
      requireOrderStaff(req)
      const { where, sort } = req.query
      const list = {
        collection,
        where: (where ?? {}) as Where,
        sort: typeof sort === 'string' && sort !== '' ? sort : '-createdAt',
      }
      const rows = listedRecords(list, req) as AsyncGenerator<Config['collections'][Slug][]>
      const table = { titles: columns.map(([title]) => title), lots: rowsOf(columns, rows) }
      return exportAnswer(req, { place: collection }, exportFormat(req), table)
    },
  }
}
