/** Encodings older than Unicode. Where both fit, it is that of Windows. */
const letters = ['windows-1252', 'macintosh'] as const

const frequent = /[éèêëàâçôöùûüîïœ°’«»\u00a0]/g
/**
 * Character sequences that no word has: a capital with an accent after a small letter, a sign
 * between two letters, a control character. They appear when DOS is read as Windows, and in broken
 * UTF-8.
 */
const strange =
  /\p{Ll}[À-ÖØ-Þ]|\p{L}(?![’‘–—…·\u00a0])[^\p{L}\p{ASCII}]+(?=\p{L})|[\u0080-\u009f]/gu

/** Gives the text in the encoding in which it reads well; undefined where neither does. */
export function oneByteText(bytes: Uint8Array): string | undefined {
  const read = letters.map((name) => {
    const text = new TextDecoder(name).decode(bytes)
    return { text, score: counted(text, frequent) - counted(text, strange) }
  })
  const [best] = read.toSorted((one, other) => other.score - one.score)
  return best !== undefined && best.score >= 0 ? best.text : undefined
}

function counted(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0
}
