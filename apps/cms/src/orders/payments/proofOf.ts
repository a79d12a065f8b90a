/**
 * What a transfer number proves, once for each operator however it is written (business, "What
 * protects money and seats", 6): without spaces, signs and case, what looks alike taken as one.
 * Undefined where too little is left of it to prove anything.
 */
export function proofOf(operator: string, number: string): string | undefined {
  const plain = number
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[OQ]/g, '0')
    .replace(/[IL]/g, '1')
  return plain.length < fewest ? undefined : `${operator}:${plain}`
}

/** Characters: no operator’s numbers are shorter. */
const fewest = 5
