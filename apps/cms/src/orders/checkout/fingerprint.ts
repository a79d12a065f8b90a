import { createHash } from 'node:crypto'
import type { WantedOrder } from './readRequest.ts'

/** What makes one order another: all that was asked for, but for the total that was seen. */
export function fingerprint({ totalVu: _, ...wanted }: WantedOrder): string {
  return createHash('sha256').update(JSON.stringify(wanted)).digest('hex')
}
