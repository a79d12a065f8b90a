import { z } from 'zod'
import { toOneOf } from '../wire/envelope.ts'
import { optional } from '../wire/timestamps.ts'
import { mediaEntity } from './media.ts'

/** A book of the shop (spec 3, "Biblio"); `prix` in whole FCFA, `description` is Markdown. */
export const biblioSchema = z.object({
  titre: z.string(),
  auteur: optional(z.string()),
  prix: optional(z.number()),
  description: optional(z.string()),
  image: toOneOf(mediaEntity).optional(),
  locale: z.string().optional(),
})

export type Biblio = z.infer<typeof biblioSchema>
