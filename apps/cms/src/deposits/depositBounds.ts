import { limits } from '@sira/contract/limits'

export const depositBounds = {
  bytes: limits.upload,
  /** Bytes of an arriving file held in memory. */
  pieceBytes: 512 * 1024,
  /** Each is a file: whoever sends byte by byte comes to an end. */
  pieces: 256,
  /** From the ticket to the end of an upload that nobody used, and of one that nobody began. */
  lifeMs: 24 * 60 * 60_000,
  emptyLifeMs: 60 * 60_000,
  /** Characters of what a file says of itself. */
  metadata: 2000,
  /**
   * Uploads of one network that were announced lately and that nobody has used yet. Hundreds of visitors
   * share the address of a mobile operator: one who announces too many and sends nothing makes room for
   * the others, and one who begins too many keeps them waiting for minutes, not for a day.
   */
  openOfNetwork: 80,
  latelyMs: 15 * 60_000,
} as const
