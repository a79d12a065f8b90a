import type { FileRefusalCode } from '@sira/contract/deposits/fileRefusals'
import { unzipSync } from 'fflate'
import { documentKind, isPacked } from '../../content/documents/documentKind.ts'
import { refusals } from '../../content/documents/refusals.ts'

/** A book with pictures is not longer once it is unpacked; a bomb is. */
const mostUnpacked = 120 * 1024 * 1024

export type TakenDocument = 'pdf' | 'docx'

export type FoundFile = { kind: TakenDocument } | { refusal: FileRefusalCode }

const codes: readonly (readonly [string, FileRefusalCode])[] = [
  [refusals.program, 'program'],
  [refusals.damaged, 'damaged'],
  [refusals.double, 'double'],
]

/** Which of the documents that we take a file is. A PDF is not parsed, a DOCX not unpacked. */
export function fileKind(data: Uint8Array): FoundFile {
  const found = documentKind(data)
  if ('refusal' in found) {
    const [, code = 'unknown'] = codes.find(([sentence]) => sentence === found.refusal) ?? []
    return { refusal: code }
  }
  if (found.kind !== 'pdf' && found.kind !== 'docx') return { refusal: 'unknown' }
  if (isPacked(data) && unpackedBytes(data) > mostUnpacked) return { refusal: 'damaged' }
  return { kind: found.kind }
}

/** As the directory of a pack says. */
function unpackedBytes(data: Uint8Array): number {
  let sum = 0
  unzipSync(data, {
    filter({ originalSize }) {
      sum += originalSize
      return false
    },
  })
  return sum
}
