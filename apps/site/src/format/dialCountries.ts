import { type DialCode, dialCodes } from '@sira/contract/dialCodes'

/** A code with the French name of its country. */
export interface DialCountry extends DialCode {
  country: string
}

/** As product 5 writes them, by ISO 3166-1. */
const french: Readonly<Record<string, string>> = {
  BJ: 'Bénin',
  BF: 'Burkina Faso',
  CI: "Côte d'Ivoire",
  GM: 'Gambie',
  GH: 'Ghana',
  GN: 'Guinée',
  GW: 'Guinée-Bissau',
  LR: 'Libéria',
  ML: 'Mali',
  NE: 'Niger',
  NG: 'Nigeria',
  SN: 'Sénégal',
  SL: 'Sierra Leone',
  TG: 'Togo',
}

/** Countries of the contact form (product 5). */
export const contactDialCodes: readonly DialCountry[] = dialCodes.map((one) => ({
  ...one,
  country: french[one.region] ?? one.region,
}))

/** The same for the quote form, which spells one country otherwise (product 5). */
export const quoteDialCodes: readonly DialCountry[] = contactDialCodes.map((one) =>
  one.region === 'LR' ? { ...one, country: 'Liberia' } : one,
)
