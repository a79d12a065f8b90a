import { createHmac } from 'node:crypto'
import { type AskedPerson, addressOf } from './askedPerson.ts'

/** Tells whether a person was erased without keeping the address, or the number. */
export function fingerprint(person: AskedPerson, secret: string): string {
  return createHmac('sha256', secret)
    .update(`erased:${addressOf(person)}`)
    .digest('hex')
}
