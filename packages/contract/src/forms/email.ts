/** The longest valid address (RFC 5321). */
export const longestEmail = 254

/** Any text, an at sign, a domain with a dot, no spaces. The mail server checks the rest. */
const address =
  /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]_.]+(\.[^\s@"<>(),;:\\[\]_.]+)*\.[\p{L}\d-]{2,}$/u

/** Marks of direction, joiners, hyphens that a line may break at: they come with a copied address. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** An address as people see it; names and messages need their joiners, addresses none. */
export function seenEmail(text: string): string {
  return text.replace(unseen, '')
}

/** Whether a text is one e-mail address, without spaces (product 5). */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && address.test(text) && seenEmail(text) === text
}

/** Gives the kept address for a typed one. */
export const takeEmail = (value: string): string | undefined => {
  const email = seenEmail(value)
  return isEmail(email) ? email : undefined
}

/** A file of its own: every page has the newsletter form, few have another field. */
export const emailField = {
  take: takeEmail,
  longest: { typed: longestEmail, sent: longestEmail },
  refusal: 'must be a valid email',
  said: {
    fr: 'Email Invalide !',
    en: 'Invalid e-mail address!',
    ar: 'البريد الإلكتروني غير صالح!',
  },
  required: true,
} as const
