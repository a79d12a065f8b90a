/** The facts of the answered person. */
export interface AnswerFacts {
  name: string
  reference: string
}

const placeholder = /([ \u00a0]?)\{([^{}]*)\}/g

/** The values by the word in braces, with or without its accent. */
const readers: Readonly<Record<string, (facts: AnswerFacts) => string>> = {
  nom: ({ name }) => name,
  reference: ({ reference }) => reference,
}

/**
 * Fills the name and the reference into a template. A missing value is removed with the space
 * before it: « Bonjour {nom}, » becomes « Bonjour, ».
 */
export function filledTemplate(text: string, facts: AnswerFacts): string {
  return text.replace(placeholder, (all, space: string, word: string) => {
    const value = readerOf(word)?.(facts)
    if (value === undefined) return all
    return value === '' ? '' : `${space}${value}`
  })
}

/** Gives the placeholders in braces that have no value, as they are written. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(placeholder)]
    .map(([, , word = '']) => word)
    .filter((word) => readerOf(word) === undefined)
    .map((word) => `{${word}}`)
}

function readerOf(word: string) {
  const key = word.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
  return Object.hasOwn(readers, key) ? readers[key] : undefined
}
