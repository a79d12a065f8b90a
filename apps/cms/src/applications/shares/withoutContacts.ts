const email = /[^\s@,;:<>()]+@[^\s@,;:<>()]+/gu
/** Eight digits at least, as phone numbers have, however they are grouped. */
const digits = /[+(]?\p{Nd}(?:[\s.()/–-]{0,3}\p{Nd}){7,}/gu
/** Apart from each other: 20972034 is a landline of Bobo-Dioulasso. */
const years = /^(?:19|20)\d\d(?:\D+(?:19|20)\d\d)+$/
const amount = /^\d{1,3}(?:\D\d{3})*\D000$/

/** Takes e-mail addresses and phone numbers out of a typed text; years and amounts stay. */
export function withoutContacts(typed: string): string {
  const isKept = (found: string) => years.test(found) || amount.test(found)
  return typed.replace(email, '…').replace(digits, (found) => (isKept(found) ? found : '…'))
}
