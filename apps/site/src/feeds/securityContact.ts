import { locales } from '@sira/contract/locales'

interface Contact {
  email: string
  origin: string
  /** `YYYY-MM-DD` */
  day: string
}

/** Whom to tell of a weakness of the site (RFC 9116). It holds until the end of the sixth month. */
export function securityContact({ email, origin, day }: Contact): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const expires = new Date(Date.UTC(year, month + 5, 1)).toISOString()
  return [
    `Contact: mailto:${email}`,
    `Contact: ${origin}/contact`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${locales.map(({ code }) => code).join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
