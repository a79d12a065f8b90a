import { locales } from '@sira/contract/locales'
import { placeKey } from '@sira/contract/placeKey'
import { countryName } from '../../../format/countryName.ts'
import { contactDialCodes } from '../../../format/dialCountries.ts'

/** A country as it stands in an address: its French name, whatever language an offer is in. */
export function countryKey(name: string): string {
  const key = placeKey(name)
  return countries.get(key) ?? key
}

const countries: ReadonlyMap<string, string> = new Map(
  contactDialCodes.flatMap((dialCode) =>
    locales.map(({ code }) => [placeKey(countryName(dialCode, code)), placeKey(dialCode.country)]),
  ),
)
