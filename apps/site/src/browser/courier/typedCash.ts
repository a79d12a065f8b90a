import { mostCash } from '@sira/contract/deliveries/gestures'

/** The FCFA that were typed, at least so many; none where that is no sum that a courier can hold. */
export function typedCash(typed: string, least: 0 | 1): number | undefined {
  const francs = /\d/.test(typed) ? Number(typed.replace(/\s/g, '')) : Number.NaN
  return Number.isInteger(francs) && francs >= least && francs <= mostCash ? francs : undefined
}
