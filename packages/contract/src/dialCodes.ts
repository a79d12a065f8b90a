export interface DialCode {
  code: string
  /** ISO 3166-1, for the name in other languages. */
  region: string
  /** The French name, as product 5 writes it. */
  country: string
  /** Fewest and most digits of a number after the code (ITU, national numbering plans). */
  digits: readonly [fewest: number, most: number]
  /** Digit that is dialled before a number within the country, and left out from outside. */
  trunk?: '0'
}

/** Countries of the contact form (product 5). */
export const contactDialCodes = [
  // Numbers of 8 digits got two more at the end of 2024; people still write the old ones.
  { code: '+229', region: 'BJ', country: 'Bénin', digits: [8, 10] },
  { code: '+226', region: 'BF', country: 'Burkina Faso', digits: [8, 8] },
  { code: '+225', region: 'CI', country: "Côte d'Ivoire", digits: [10, 10] },
  { code: '+220', region: 'GM', country: 'Gambie', digits: [7, 7] },
  { code: '+233', region: 'GH', country: 'Ghana', digits: [9, 9], trunk: '0' },
  { code: '+224', region: 'GN', country: 'Guinée', digits: [8, 9] },
  { code: '+245', region: 'GW', country: 'Guinée-Bissau', digits: [7, 9] },
  { code: '+231', region: 'LR', country: 'Libéria', digits: [7, 9], trunk: '0' },
  { code: '+223', region: 'ML', country: 'Mali', digits: [8, 8] },
  { code: '+227', region: 'NE', country: 'Niger', digits: [8, 8] },
  { code: '+234', region: 'NG', country: 'Nigeria', digits: [7, 10], trunk: '0' },
  { code: '+221', region: 'SN', country: 'Sénégal', digits: [9, 9] },
  { code: '+232', region: 'SL', country: 'Sierra Leone', digits: [8, 8], trunk: '0' },
  { code: '+228', region: 'TG', country: 'Togo', digits: [8, 8] },
] as const satisfies DialCode[]

/** The same for the quote form, which spells one country otherwise (product 5). */
export const quoteDialCodes: DialCode[] = contactDialCodes.map((dialCode) =>
  dialCode.code === '+231' ? { ...dialCode, country: 'Liberia' } : dialCode,
)

/** What a visitor in Burkina Faso expects to find chosen. */
export const defaultDialCode = '+226'
