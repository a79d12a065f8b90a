import { regexes } from 'zod/v4/core'

/** As long as an address may be (RFC 5321). */
const longest = 254

/** Whether a text is one e-mail address, without spaces (spec 5). */
export function isEmail(text: string): boolean {
  return text.length <= longest && regexes.email.test(text)
}
