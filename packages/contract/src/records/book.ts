import { z } from 'zod'
import { toOneOf } from '../wire/envelope.ts'
import { optional } from '../wire/timestamps.ts'
import { mediaEntity } from './media.ts'
import { recordType } from './recordType.ts'

/** A book of the shop (product 3, "Biblio"); `prix` in whole FCFA, `description` is Markdown. */
export const bookSchema = z.object({
  titre: z.string(),
  auteur: optional(z.string()),
  prix: optional(z.number()),
  /** Copies left; null: made to order. */
  stock: optional(z.number().int()),
  description: optional(z.string()),
  image: toOneOf(mediaEntity).optional(),
  locale: z.string().optional(),
})

export const book = recordType({
  schema: bookSchema,
  title: 'titre',
  drafted: false,
  order: { field: '_order', direction: 'asc' },
  page: { of: 'id' },
})
