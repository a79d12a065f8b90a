import type { Endpoint, PayloadRequest } from 'payload'
import { importColumns } from './importColumns.ts'
import { importSubscribers } from './importSubscribers.ts'
import { requireImporter } from './requireImporter.ts'

/** `GET /admin/api/newsletters/import/model`: the titles alone. A person as an example would be written to. */
function model(req: PayloadRequest): Response {
  requireImporter(req)
  // The BOM, by which Excel recognises the encoding.
  return new Response(`\ufeff${Object.values(importColumns).join(';')}\r\n`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="abonnes-modele.csv"',
    },
  })
}

export const importEndpoints: Endpoint[] = [
  { path: '/import', method: 'post', handler: importSubscribers },
  { path: '/import/model', method: 'get', handler: model },
]
