/** PostgreSQL takes no larger one. */
export function isRecordNumber(text: string): boolean {
  return /^\d{1,10}$/.test(text.trim()) && Number(text) < 2 ** 31
}
