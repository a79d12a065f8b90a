/** As a search engine cuts what is too long: between two words, with an ellipsis. */
export function cutAt(text: string, length: number): string {
  const whole = text.trim()
  if ([...whole].length <= length) return whole
  const start = [...whole].slice(0, length + 1).join('')
  const end = start.search(/\s+\S*$/)
  return `${end > length / 2 ? start.slice(0, end) : start.slice(0, -1)}…`
}

/** « 42 caractères sur 60 », « 72 caractères : la fin sera coupée après 60 environ » */
export function lengthWords(text: string, length: number): string {
  // A text that the site has cut already fits.
  const count = [...text.trim().replace(/…$/, '')].length
  const characters = `${count} caractère${count > 1 ? 's' : ''}`
  return count > length
    ? `${characters} : la fin sera coupée, après ${length} environ`
    : `${characters} sur ${length} environ`
}
