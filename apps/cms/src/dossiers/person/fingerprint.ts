import { createHmac } from 'node:crypto'
import { keptSpellings } from '@sira/contract/forms/nationalZero'
import { type AskedPerson, addressOf } from './askedPerson.ts'

/** Tells whether a person was erased without keeping the address, or the number. */
export function fingerprint(person: AskedPerson, secret: string): string {
  return createHmac('sha256', secret)
    .update(`erased:${addressOf(person)}`)
    .digest('hex')
}

/** Of a person who may have been erased under another secret, or another spelling of the number. */
export function keptFingerprints(person: AskedPerson, secrets: readonly string[]): string[] {
  const spellings = 'phone' in person ? keptSpellings(person.phone) : []
  const same = [person, ...spellings.map((phone) => ({ phone }))]
  return secrets.flatMap((secret) => same.map((one) => fingerprint(one, secret)))
}
