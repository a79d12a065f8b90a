import { APIError, type CollectionSlug, type Endpoint, type Where } from 'payload'
import { inboxStaff } from '../../access/inboxStaff.ts'
import { csvFile } from './csvFile.ts'
import { exportTable, type TableRecord } from './exportTable.ts'
import { xlsxFile } from './xlsxFile.ts'

const formats = {
  csv: { type: 'text/csv; charset=utf-8', write: csvFile },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: xlsxFile,
  },
} as const

/** `GET /admin/api/devis/export?format=csv|xlsx&where…`: what the list shows, as a file. */
export function exportInbox(collection: 'devis' | 'contacts' | 'newsletters'): Endpoint {
  return {
    path: '/export',
    method: 'get',
    handler: async (req) => {
      if (!inboxStaff({ req })) throw new APIError('Vous n’avez pas accès aux messages.', 403)
      const { format = 'csv', where, sort } = req.query
      if (format !== 'csv' && format !== 'xlsx') throw new APIError('Format : csv ou xlsx.', 400)
      const { docs } = await req.payload.find({
        collection: collection as CollectionSlug,
        where: (where ?? {}) as Where,
        sort: typeof sort === 'string' ? sort : '-createdAt',
        depth: 1,
        pagination: false,
        overrideAccess: false,
        req,
      })
      const table = exportTable(collection, docs as unknown as TableRecord[])
      const { type, write } = formats[format]
      const day = new Date().toISOString().slice(0, 10)
      return new Response(await write(table), {
        headers: {
          'content-type': type,
          'content-disposition': `attachment; filename="${collection}-${day}.${format}"`,
          'cache-control': 'private, no-store',
        },
      })
    },
  }
}
