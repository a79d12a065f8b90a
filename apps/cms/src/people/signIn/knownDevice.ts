import { type PayloadRequest, parseCookies } from 'payload'
import { seal, unseal } from '../secondFactor/sealed.ts'

const name = 'sira-appareil'
const purpose = 'known device'
const yearSeconds = 365 * 24 * 60 * 60

/**
 * Whether this browser has signed in to the account before. It is then not slowed by strangers who
 * guess at the account (OWASP, Slow Down Online Guessing Attacks with Device Cookies).
 */
export function isKnownDevice(req: PayloadRequest, email: string): boolean {
  const cookie = parseCookies(req.headers).get(name)
  return cookie !== undefined && unseal(cookie, purpose, req.payload.secret) === email
}

export function deviceCookie(req: PayloadRequest, email: string, secure: boolean): string {
  const value = seal(email, purpose, req.payload.secret)
  return `${name}=${value}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
