import { limits } from '@sira/contract/limits'

export const depositBounds = {
  bytes: limits.upload,
  /** Bytes of an arriving file held in memory. */
  pieceBytes: 512 * 1024,
  /** Each is a file: whoever sends byte by byte comes to an end. */
  pieces: 256,
  /** From the ticket to the end of an upload that nobody used. */
  lifeMs: 24 * 60 * 60_000,
  /** Characters of what a file says of itself. */
  metadata: 2000,
  /** Uploads of one network that nobody has used yet. */
  openOfNetwork: 80,
} as const
