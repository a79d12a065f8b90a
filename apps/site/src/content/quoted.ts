/** A quotation in its French marks; the closing one never stands on a line of its own. */
export function quoted(text: string): string {
  return `«\u00a0${text.trim()}\u00a0»`
}
