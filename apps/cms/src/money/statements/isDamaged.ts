/** `1,23457E+14`: a spreadsheet has rounded the number, and what it was cannot be known any more. */
export function isDamaged(text: string): boolean {
  return /^[+-]?\d(?:[.,]\d+E\+?|E\+)\d{1,3}(?!\d)/i.test(text.trim())
}
