/**
 * The number of a transfer in one spelling, since it proves one payment of an operator (product 12.6):
 * without spaces, signs and case, look-alike letters taken as one. Undefined where too little is left
 * to prove anything, or where a letter of another alphabet would make another number of it.
 */
export function proofOf(operator: string, number: string): string | undefined {
  const typed = number
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toUpperCase()
  if (/(?![A-Z0-9])[\p{L}\p{N}]/u.test(typed)) return undefined
  const plain = typed
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[OQ]/g, '0')
    .replace(/[IL]/g, '1')
  return plain.length < fewest ? undefined : `${operator}:${plain}`
}

/** Characters: no operator’s numbers are shorter. */
const fewest = 5

/** The error for staff. */
export const unreadableNumber =
  'Ce numéro de transaction est trop court, ou a des lettres d’un autre alphabet.'
