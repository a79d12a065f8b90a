import type { MessageKind } from '@sira/contract/forms/messageForms'
import { APIError, type Endpoint, type Where } from 'payload'
import type { MessageOf } from '../kinds/kindOfMessage.ts'
import { requireInboxStaff } from '../requireInboxStaff.ts'
import { csvFile } from './csvFile.ts'
import type { Column } from './exportColumns.ts'
import { exportTable } from './exportTable.ts'
import { xlsxFile } from './xlsxFile.ts'

const formats = {
  csv: { type: 'text/csv; charset=utf-8', write: csvFile },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: xlsxFile,
  },
} as const

/** `GET /admin/api/devis/export?format=csv|xlsx&where…`: what the list shows, as a file. */
export function exportInbox<Kind extends MessageKind>(
  kind: Kind,
  columns: readonly Column<MessageOf<Kind>>[],
): Endpoint {
  return {
    path: '/export',
    method: 'get',
    handler: async (req) => {
      requireInboxStaff(req)
      const { format = 'csv', where, sort } = req.query
      if (format !== 'csv' && format !== 'xlsx') throw new APIError('Format : csv ou xlsx.', 400)
      const { docs } = await req.payload.find({
        collection: kind,
        where: (where ?? {}) as Where,
        sort: typeof sort === 'string' ? sort : '-createdAt',
        depth: 1,
        pagination: false,
        overrideAccess: false,
        req,
      })
      const table = exportTable(columns, docs as MessageOf<Kind>[])
      const { type, write } = formats[format]
      const day = new Date().toISOString().slice(0, 10)
      return new Response(await write(table), {
        headers: {
          'content-type': type,
          'content-disposition': `attachment; filename="${kind}-${day}.${format}"`,
          'cache-control': 'private, no-store',
        },
      })
    },
  }
}
