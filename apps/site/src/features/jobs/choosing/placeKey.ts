import { contactDialCodes } from '@sira/contract/dialCodes'
import { locales } from '@sira/contract/locales'
import { countryName } from '../../../format/countryName.ts'

/** A place as it stands in an address: `Bobo-Dioulasso ` is `bobo-dioulasso`. */
export function placeKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** The same for a country, whose offers are written in several languages: its French name. */
export function countryKey(name: string): string {
  const key = placeKey(name)
  return countries.get(key) ?? key
}

const countries: ReadonlyMap<string, string> = new Map(
  contactDialCodes.flatMap((dialCode) =>
    locales.map(({ code }) => [placeKey(countryName(dialCode, code)), placeKey(dialCode.country)]),
  ),
)
