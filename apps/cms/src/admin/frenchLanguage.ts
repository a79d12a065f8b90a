import { fr } from '@payloadcms/translations/languages/fr'
import { deepMergeSimple } from 'payload'
import { frenchWords } from './frenchWords.ts'
import { typesetAll, type Words } from './typeset.ts'

/** The one language of the back office: Payload's French with our words in place of its clumsy ones. */
export const frenchLanguage: typeof fr = {
  ...fr,
  translations: typesetAll(
    deepMergeSimple<Words>(fr.translations as Words, frenchWords as Words),
  ) as typeof fr.translations,
}
