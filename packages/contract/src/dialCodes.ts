export interface DialCode {
  code: string
  country: string
}

/** Countries of the contact form (spec 5). */
export const contactDialCodes = [
  { code: '+229', country: 'Bénin' },
  { code: '+226', country: 'Burkina Faso' },
  { code: '+225', country: "Côte d'Ivoire" },
  { code: '+220', country: 'Gambie' },
  { code: '+233', country: 'Ghana' },
  { code: '+224', country: 'Guinée' },
  { code: '+245', country: 'Guinée-Bissau' },
  { code: '+231', country: 'Libéria' },
  { code: '+223', country: 'Mali' },
  { code: '+227', country: 'Niger' },
  { code: '+234', country: 'Nigeria' },
  { code: '+221', country: 'Sénégal' },
  { code: '+232', country: 'Sierra Leone' },
  { code: '+228', country: 'Togo' },
] as const satisfies DialCode[]

/** The same for the quote form, which spells one country otherwise (spec 5). */
export const quoteDialCodes: DialCode[] = contactDialCodes.map((dialCode) =>
  dialCode.code === '+231' ? { ...dialCode, country: 'Liberia' } : dialCode,
)

/** What a visitor in Burkina Faso expects to find chosen. */
export const defaultDialCode = '+226'
