import { z } from 'zod'
import { optional } from '../wire/timestamps.ts'

/**
 * The texts for search engines and shared links, where staff have written them: they replace the
 * title of a record and the beginning of its text.
 */
export const searchTexts = {
  titre_recherche: optional(z.string()),
  description_recherche: optional(z.string()),
} as const
