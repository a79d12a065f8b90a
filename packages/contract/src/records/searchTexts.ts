import { z } from 'zod'
import { optional } from '../wire/timestamps.ts'

/**
 * What search engines and shared links show of a record in the place of its own title and the
 * beginning of its text, where staff have written it.
 */
export const searchTexts = {
  titre_recherche: optional(z.string()),
  description_recherche: optional(z.string()),
} as const
