import type { DialCode } from '../dialCodes.ts'
import { services } from '../services.ts'
import { isEmail, seenEmail } from './email.ts'

/** Rules that the forms share, each giving what is kept of a value (product 5). */
export const takeEmail = (value: string): string | undefined => {
  const email = seenEmail(value)
  return isEmail(email) ? email : undefined
}

export const takeText = (value: string): string | undefined =>
  value.trim() === '' ? undefined : value

export const takeService = (value: string): string | undefined =>
  services.find((service) => service === value)

export const takeDialCode =
  (offered: readonly DialCode[]) =>
  (value: string): string | undefined =>
    offered.find(({ code }) => code === value)?.code
