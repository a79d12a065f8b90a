import { fr } from '@payloadcms/translations/languages/fr'
import { deepMergeSimple } from 'payload'
import { frenchWords } from './frenchWords.ts'
import { typesetAll, type Words } from './typeset.ts'

/**
 * Words of what is not here: folders, and a first screen made of parts. Every screen carries all
 * words along.
 */
const unspoken = new Set(['folder', 'dashboard'])

/** The one language of the back office: Payload's French with our words in place of its clumsy ones. */
export const frenchLanguage: typeof fr = {
  ...fr,
  translations: typesetAll(
    deepMergeSimple<Words>(spoken(fr.translations), frenchWords as Words),
  ) as typeof fr.translations,
}

function spoken(words: object): Words {
  return Object.fromEntries(Object.entries(words).filter(([group]) => !unspoken.has(group)))
}
