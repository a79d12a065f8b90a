import type { Participant } from '@sira/contract/enrolments/participant'
import { isEmail, seenEmail } from '@sira/contract/forms/email'
import { internationalPhone } from '@sira/contract/forms/phone'

interface ReadReach {
  /** With number and address as they are kept. */
  participant: Participant
  /** The invalid fields. */
  wrong: ('nom' | 'phone' | 'email')[]
}

/** How a participant is reached, as it was typed. */
export function readReach(typed: Participant, dialCode: string): ReadReach {
  const wrong: ReadReach['wrong'] = []
  const phone = typed.phone && internationalPhone(typed.phone, dialCode)
  if (typed.phone && phone === undefined) wrong.push('phone')
  const email = typed.email && seenEmail(typed.email).normalize()
  if (email && !isEmail(email)) wrong.push('email')
  const { nom } = typed
  return {
    participant: { ...(nom && { nom }), ...(email && { email }), ...(phone && { phone }) },
    wrong,
  }
}
