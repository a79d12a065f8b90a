import { defaultDialCode } from '@sira/contract/dialCodes'
import { isEmail, seenEmail } from '@sira/contract/forms/email'
import { internationalPhone } from '@sira/contract/forms/phone'

/** Of whom something is asked: by an e-mail address, or by a number as it is dialled from anywhere. */
export type AskedPerson = { email: string } | { phone: string }

/**
 * The person that somebody typed. A number without its country is one of Burkina Faso: where other
 * countries have the same, nobody of there is erased for somebody of here.
 */
export function askedPerson(typed: unknown): AskedPerson | undefined {
  if (typeof typed !== 'string') return undefined
  const text = typed.trim().normalize()
  // As wide as what the forms take: whatever is kept can be erased.
  const email = seenEmail(text).trim()
  if (isEmail(email)) return { email }
  const phone = internationalPhone(text, defaultDialCode)
  return phone === undefined ? undefined : { phone }
}

/** The address of a person, normalised: the same however it was typed. */
export function addressOf(person: AskedPerson): string {
  return 'email' in person ? withoutCase(person.email) : person.phone
}

/** Two addresses that look alike are one. */
export function withoutCase(email: string): string {
  return seenEmail(email).normalize().toLowerCase()
}
