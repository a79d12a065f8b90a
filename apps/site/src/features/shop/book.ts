import { bookSchema } from '@sira/contract/records/book'
import type { Media } from '@sira/contract/records/media'
import { entityOf } from '@sira/contract/wire/envelope'
import type * as z from 'zod'

/** A book as screens see it (spec 3, Biblio). */
export interface Book {
  id: number
  titre: string
  auteur: string | null
  /** FCFA. */
  prix: number | null
  /** Markdown. */
  description: string
  image: Media | null
  /** The language it is really written in, where the server says so. */
  locale: string | undefined
}

export const bookEntity = entityOf(bookSchema)

export function book({ id, attributes }: z.infer<typeof bookEntity>): Book {
  const { titre, auteur, prix, description, image } = attributes
  return {
    id,
    titre,
    auteur,
    prix,
    description: description ?? '',
    image: image?.data?.attributes ?? null,
    locale: attributes.locale,
  }
}
