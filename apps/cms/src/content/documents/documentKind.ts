import type { FoundKind } from './foundKind.ts'
import { officeKind } from './officeKind.ts'
import { packedFile } from './packedFile.ts'
import { pdfState } from './pdfState.ts'
import { refusals } from './refusals.ts'

/** Office formats from before 2007, and new ones with a password. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const zip = [0x50, 0x4b, 0x03, 0x04]

/**
 * Gives the kind of a file by its content from the first byte, or the reason for a refusal: a file
 * with another beginning may be read as another kind.
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

/** Whether the file is packed: to know its kind, it must be unpacked. */
export function isPacked(data: Uint8Array): boolean {
  return begins(data, zip)
}

function begins(data: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, place) => data[place] === byte)
}
