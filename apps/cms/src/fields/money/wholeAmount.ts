/** The franc has no decimals. */
export function wholeAmount(value: unknown): true | string {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return true
  return 'Un nombre entier de francs.'
}
