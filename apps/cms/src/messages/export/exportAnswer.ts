import { Readable } from 'node:stream'
import { APIError, type CollectionSlug, type PayloadRequest } from 'payload'
import { recordAct } from '../../audit/recordAct.ts'
import { csvFile } from './csvFile.ts'
import type { Table } from './exportTable.ts'
import { xlsxFile } from './xlsxFile.ts'

const formats = {
  csv: { type: 'text/csv; charset=utf-8', write: csvFile },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: xlsxFile,
  },
} as const

type ExportFormat = keyof typeof formats

/** The format in the address of an export; CSV where it names none. */
export function exportFormat({ query }: PayloadRequest): ExportFormat {
  const { format = 'csv' } = query
  if (format !== 'csv' && format !== 'xlsx') throw new APIError('Format : csv ou xlsx.', 400)
  return format
}

interface Exported {
  /** The collection whose records leave. */
  place: CollectionSlug
  /** The name of its file. */
  name?: string
}

/**
 * Answers with a table as a file, streamed while it is read, named after its content and today. The
 * export is recorded in the audit before its first byte.
 */
export async function exportAnswer(
  req: PayloadRequest,
  { place, name = place }: Exported,
  format: ExportFormat,
  table: Table,
): Promise<Response> {
  const { type, write } = formats[format]
  const body = await begun(write(table))
  const what = String(req.payload.collections[place].config.labels.plural)
  await recordAct(req, { act: 'exported', place, what, title: name, details: format })
  const day = new Date().toISOString().slice(0, 10)
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}-${day}.${format}"`,
      'cache-control': 'private, no-store',
    },
  })
}

/** Errors are thrown before anything is sent; the rest is read while it leaves. */
async function begun(pieces: AsyncGenerator<Uint8Array>): Promise<ReadableStream> {
  const first = await pieces.next()
  async function* all() {
    if (!first.done) yield first.value
    yield* pieces
  }
  return Readable.toWeb(Readable.from(all())) as ReadableStream
}
