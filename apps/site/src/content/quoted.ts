/** A quotation in its French marks; the closing one never stands on a line of its own. */
export function quoted(text: string): string {
  return `«\u00a0${text.trim()}\u00a0»`
}

/** A text whose quotation marks stay with their words, as a printer sets them. */
export function keepMarks(text: string): string {
  return text.replace(/(?<=«) | (?=»)/g, '\u00a0')
}
