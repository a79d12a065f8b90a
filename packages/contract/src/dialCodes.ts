export interface DialCode {
  code: string
  /** ISO 3166-1, for the name in other languages. */
  region: string
  /** The fewest and the most digits of a number after the code (ITU, national numbering plans). */
  digits: readonly [fewest: number, most: number]
  /** The digit dialled before a number within the country, and left out from abroad. */
  trunk?: '0'
}

/**
 * The codes that every form offers (product 5). Browsers load this file, so the names of countries
 * stand in `dialCountries.ts`.
 */
export const dialCodes = [
  // Numbers of 8 digits got two more at the end of 2024; people still write the old ones.
  { code: '+229', region: 'BJ', digits: [8, 10] },
  { code: '+226', region: 'BF', digits: [8, 8] },
  { code: '+225', region: 'CI', digits: [10, 10] },
  { code: '+220', region: 'GM', digits: [7, 7] },
  { code: '+233', region: 'GH', digits: [9, 9], trunk: '0' },
  { code: '+224', region: 'GN', digits: [8, 9] },
  { code: '+245', region: 'GW', digits: [7, 9] },
  { code: '+231', region: 'LR', digits: [7, 9], trunk: '0' },
  { code: '+223', region: 'ML', digits: [8, 8] },
  { code: '+227', region: 'NE', digits: [8, 8] },
  { code: '+234', region: 'NG', digits: [7, 10], trunk: '0' },
  { code: '+221', region: 'SN', digits: [9, 9] },
  { code: '+232', region: 'SL', digits: [8, 8], trunk: '0' },
  { code: '+228', region: 'TG', digits: [8, 8] },
] as const satisfies DialCode[]

/** The code that every form chooses at first: most visitors are in Burkina Faso. */
export const defaultDialCode = '+226'
