export interface DialCode {
  code: string
  /** ISO 3166-1, for the name in other languages. */
  region: string
  /** The French name, as spec 5 writes it. */
  country: string
}

/** Countries of the contact form (spec 5). */
export const contactDialCodes = [
  { code: '+229', region: 'BJ', country: 'Bénin' },
  { code: '+226', region: 'BF', country: 'Burkina Faso' },
  { code: '+225', region: 'CI', country: "Côte d'Ivoire" },
  { code: '+220', region: 'GM', country: 'Gambie' },
  { code: '+233', region: 'GH', country: 'Ghana' },
  { code: '+224', region: 'GN', country: 'Guinée' },
  { code: '+245', region: 'GW', country: 'Guinée-Bissau' },
  { code: '+231', region: 'LR', country: 'Libéria' },
  { code: '+223', region: 'ML', country: 'Mali' },
  { code: '+227', region: 'NE', country: 'Niger' },
  { code: '+234', region: 'NG', country: 'Nigeria' },
  { code: '+221', region: 'SN', country: 'Sénégal' },
  { code: '+232', region: 'SL', country: 'Sierra Leone' },
  { code: '+228', region: 'TG', country: 'Togo' },
] as const satisfies DialCode[]

/** The same for the quote form, which spells one country otherwise (spec 5). */
export const quoteDialCodes: DialCode[] = contactDialCodes.map((dialCode) =>
  dialCode.code === '+231' ? { ...dialCode, country: 'Liberia' } : dialCode,
)

/** What a visitor in Burkina Faso expects to find chosen. */
export const defaultDialCode = '+226'
