import { type DocumentKind, documentKinds } from '@sira/contract/documents/documentKinds'
import * as z from 'zod'
import { type Reading, readApart } from '../../reader/readApart.ts'
import { documentKind, isPacked } from './documentKind.ts'
import type { FoundKind } from './foundKind.ts'

const reading: Reading<FoundKind> = {
  module: new URL('./documentKind.ts', import.meta.url),
  name: 'documentKind',
  result: z.union([
    z.object({ kind: z.enum(Object.keys(documentKinds) as DocumentKind[]) }),
    z.object({ refusal: z.string() }),
  ]),
  longestAnswer: 2000,
  longestMs: 3000,
  mostMegabytes: 300,
}

/** The kind of a document; only a packed one is read in a process of its own. */
export async function readDocumentKind(data: Uint8Array): Promise<FoundKind> {
  return isPacked(data) ? readApart(reading, data) : documentKind(data)
}
