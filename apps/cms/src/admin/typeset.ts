export interface Words {
  [key: string]: string | Words
}

const rules: [wrong: RegExp, right: string][] = [
  [/(\p{L})'(?=[\p{L}{<])/gu, '$1’'],
  [/"([^"]*)"/g, '« $1 »'],
  [/\.\.\./g, '…'],
  [/«[ \u00A0]?/g, '«\u00A0'],
  [/[ \u00A0]?»/g, '\u00A0»'],
  // A colon within a word, an address or an hour stays.
  [/(?<=[\p{L}\d)}>»]) ?([?!;:])(?=\s|$)/gu, '\u00A0$1'],
]

/** Payload's French as a printer would set it: apostrophes, quotation marks and their spaces. */
export function typeset(words: string): string {
  // The quotes of an attribute are none of the text.
  if (words.includes('<a ')) return words.replace(/(\p{L})'(?=\p{L})/gu, '$1’')
  return rules.reduce((text, [wrong, right]) => text.replace(wrong, right), words)
}

/** The same for a whole table of texts. */
export function typesetAll(table: Words): Words {
  return Object.fromEntries(
    Object.entries(table).map(([key, value]) => [
      key,
      typeof value === 'string' ? typeset(value) : typesetAll(value),
    ]),
  )
}
