/**
 * The letters that our fonts carry, since a visitor pays for each: French, English, the accents of
 * neighbours' names, and the signs we write. Any other is drawn by the visitor's own fonts.
 */
export const latinLetters = [
  between(' ', '~'),
  'ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆàâäçéèêëîïôöùûüÿœæÑñÁÍÓÚáíóúÃÕãõ',
  // No-break and narrow spaces, quotes, dashes.
  '\u{A0}\u{202F}\u{2009}«»‘’“”–—…•·°×€©→←↗',
].join('')

/** The letters of Arabic today, and its figures; Latin signs come from the font beside it. */
export const arabicLetters = [
  between('\u{621}', '\u{63A}'),
  between('\u{640}', '\u{652}'),
  '\u{670}\u{671}،؛؟٪٫٬',
  between('٠', '٩'),
  '\u{200C}\u{200D}\u{200E}\u{200F}',
].join('')

/**
 * Letters of mooré, dioula, fulfuldé and their neighbours, with the marks that stand on them, and
 * signs: a face of their own has them, which only a page with one of them loads (fonts.css).
 */
export const countryLetters = [
  'ƁɓƆɔƊɗƎǝƏəƐɛƖɩƝɲƲʋƳƴŊŋĨĩŨũẼẽỸỹǸǹ',
  between('\u{300}', '\u{304}'),
  '\u{308}\u{30C}\u{323}\u{330}\u{2BC}\u{2011}\u{2030}№',
].join('')

function between(first: string, last: string): string {
  const start = first.codePointAt(0) ?? 0
  const length = (last.codePointAt(0) ?? 0) - start + 1
  return Array.from({ length }, (_, step) => String.fromCodePoint(start + step)).join('')
}
