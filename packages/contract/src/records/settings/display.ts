import { z } from 'zod'
import { ownComments } from '../../comments/thread.ts'
import { defaultSynonyms } from '../searchSynonyms.ts'
import { flag } from './settingFields.ts'

/** The settings of what the site shows, asks for and measures. */
export const display = {
  showSearch: flag(false),
  /** The synonyms of the search: one group a line, separated by commas. Empty: none. */
  searchSynonyms: z.string().catch(defaultSynonyms),
  showTopHeader: flag(false),
  showLang: flag(true),
  /** Whether visitors may have untranslated texts translated by the page-translation service. */
  pageTranslation: flag(false),
  /** Address of that service's script; it must behave like Google's page-translation element. */
  translationScript: z.url().catch('https://translate.google.com/translate_a/element.js'),
  /** The other hosts that the script loads from, separated by spaces. */
  translationHosts: z
    .string()
    .nullable()
    .transform((given) => given ?? '')
    .catch(
      'https://translate.googleapis.com https://translate-pa.googleapis.com https://www.gstatic.com https://www.google.com',
    ),
  /** Whether forms must carry a solved challenge (ALTCHA). */
  proofOfWork: flag(false),
  /** Whether the phones of visitors report the speed of the pages. */
  measureSpeed: flag(false),
  /** The year at the foot of each page (product 9). */
  copyrightYear: z.number().int().catch(2023),
  /**
   * `interne` for our own comments, or the address of a comment thread that may stand in a frame,
   * with `{slug}` in it. Null: no comments.
   */
  commentsProvider: z
    .union([z.literal(ownComments), z.url({ protocol: /^https$/ }).includes('{slug}')])
    .nullable()
    .catch(null),
}
