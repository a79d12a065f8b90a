import type { DialCode } from '@sira/contract/dialCodes'

/** A mobile number of each country as people there write it (national numbering plans). */
const examples: Readonly<Record<string, string>> = {
  BJ: '01 90 01 23 45',
  BF: '70 12 34 56',
  CI: '07 07 12 34 56',
  GM: '301 2345',
  GH: '023 123 4567',
  GN: '601 12 34 56',
  GW: '955 012 345',
  LR: '077 012 3456',
  ML: '65 01 23 45',
  NE: '93 12 34 56',
  NG: '0802 123 4567',
  SN: '70 123 45 67',
  SL: '025 123456',
  TG: '90 11 23 45',
}

/** How a number of this country is written; empty where we do not know. */
export function phoneExample({ region }: Pick<DialCode, 'region'>): string {
  return examples[region] ?? ''
}
