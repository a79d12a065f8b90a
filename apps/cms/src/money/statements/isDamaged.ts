/** Whether a spreadsheet has rounded the number, `1,23457E+14`: the original cannot be restored. */
export function isDamaged(text: string): boolean {
  return /^[+-]?\d(?:[.,]\d+E\+?|E\+)\d{1,3}(?!\d)/i.test(text.trim())
}
