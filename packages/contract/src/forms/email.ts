import { z } from 'zod'

const address = z.email().max(254)

/** Whether a text is one e-mail address, without spaces (spec 5). */
export function isEmail(text: string): boolean {
  return address.safeParse(text).success
}
