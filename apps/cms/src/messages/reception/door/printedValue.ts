/** A wrong value as the validation library behind Strapi prints it: texts in quotes. */
export function printedValue(value: unknown): string {
  return printedSimply(value) ?? JSON.stringify(value, printedMembers, 2)
}

function printedMembers(_key: string, value: unknown): unknown {
  return printedSimply(value) ?? value
}

function printedSimply(value: unknown): string | undefined {
  if (value === null || value === undefined || typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value)
  return typeof value === 'string' ? `"${value}"` : undefined
}
