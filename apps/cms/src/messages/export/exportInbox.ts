import { Readable } from 'node:stream'
import type { MessageKind } from '@sira/contract/forms/messageForms'
import { APIError, type Endpoint, type Where } from 'payload'
import type { MessageOf } from '../kinds/kindOfMessage.ts'
import { requireInboxStaff } from '../requireInboxStaff.ts'
import { csvFile } from './csvFile.ts'
import type { Column } from './exportColumns.ts'
import { exportTable } from './exportTable.ts'
import { listedRecords } from './listedRecords.ts'
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
      const list = {
        collection: kind,
        where: (where ?? {}) as Where,
        sort: typeof sort === 'string' && sort !== '' ? sort : '-createdAt',
      }
      const messages = listedRecords(list, req) as AsyncGenerator<MessageOf<Kind>[]>
      const { type, write } = formats[format]
      const body = await begun(write(exportTable(columns, messages)))
      const day = new Date().toISOString().slice(0, 10)
      return new Response(body, {
        headers: {
          'content-type': type,
          'content-disposition': `attachment; filename="${kind}-${day}.${format}"`,
          'cache-control': 'private, no-store',
        },
      })
    },
  }
}

/** What is refused is refused before anything is sent; the rest is read while it leaves. */
async function begun(pieces: AsyncGenerator<Uint8Array>): Promise<ReadableStream> {
  const first = await pieces.next()
  async function* all() {
    if (!first.done) yield first.value
    yield* pieces
  }
  return Readable.toWeb(Readable.from(all())) as ReadableStream
}
