import { createHmac } from 'node:crypto'
import { routes } from '@sira/contract/routes'
import type { Payload } from 'payload'
import { publicUrl } from '../../../environment/publicUrl.ts'

/** Nobody confuses them on paper. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const length = 8

/**
 * The number of a sheet to sign, the same for all sheets of a session however often they are
 * printed: somebody who has never seen one cannot even try codes.
 */
export function sheetNumber(session: number, { secret }: Pick<Payload, 'secret'>): string {
  const digest = createHmac('sha256', secret).update(`feuille ${session}`).digest()
  const letters = [...digest.subarray(0, length)].map((byte) => signs[byte % signs.length])
  return `${session}-${letters.join('')}`
}

/** Its number stands behind the `#`: no server and no preview sees it. */
export function sheetAddress(session: number, halfDay: string, payload: Payload): string {
  const mark = `${sheetNumber(session, payload)}.${halfDay}`
  return `${publicUrl(payload)}${routes.attendance}#${mark}`
}
