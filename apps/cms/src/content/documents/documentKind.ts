import type { FoundKind } from './foundKind.ts'
import { officeKind } from './officeKind.ts'
import { packedFile } from './packedFile.ts'
import { pdfState } from './pdfState.ts'
import { refusals } from './refusals.ts'

/** Of the file formats of before 2007, and of new ones behind a password. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const zip = [0x50, 0x4b, 0x03, 0x04]

/**
 * The kind of a file by its content, from its very first byte, or the sentence that says why it is
 * refused: a file that begins as something else may be read as that too.
 */
export function documentKind(data: Uint8Array): FoundKind {
  if (begins(data, compoundFile)) return { refusal: refusals.compound }
  if (isPacked(data)) {
    const packed = packedFile(data)
    return packed === undefined ? { refusal: refusals.damaged } : officeKind(packed)
  }
  const state = pdfState(data)
  if (state === 'whole') return { kind: 'pdf' }
  return { refusal: state === undefined ? refusals.unknown : refusals[state] }
}

/** To know more of it, it must be unpacked. */
export function isPacked(data: Uint8Array): boolean {
  return begins(data, zip)
}

function begins(data: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, place) => data[place] === byte)
}
