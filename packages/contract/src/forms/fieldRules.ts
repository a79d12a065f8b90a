import type { DialCode } from '../dialCodes.ts'
import { services } from '../services.ts'

/**
 * Common rules of forms: each gives the kept value of a typed one (product 5). The rule of an
 * address is in `email.ts`.
 */
export const takeText = (value: string): string | undefined =>
  value.trim() === '' ? undefined : value

export const takeService = (value: string): string | undefined =>
  services.find((service) => service === value)

export const takeDialCode =
  (offered: readonly DialCode[]) =>
  (value: string): string | undefined =>
    offered.find(({ code }) => code === value)?.code
