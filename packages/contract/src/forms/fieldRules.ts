import type { DialCode } from '../dialCodes.ts'
import { services } from '../services.ts'

/** Rules that the forms share, each giving what is kept of a value (product 5); that of an address is `email.ts`. */
export const takeText = (value: string): string | undefined =>
  value.trim() === '' ? undefined : value

export const takeService = (value: string): string | undefined =>
  services.find((service) => service === value)

export const takeDialCode =
  (offered: readonly DialCode[]) =>
  (value: string): string | undefined =>
    offered.find(({ code }) => code === value)?.code
