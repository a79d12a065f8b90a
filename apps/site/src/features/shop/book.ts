import { bookSchema } from '@sira/contract/records/book'
import { entityOf } from '@sira/contract/wire/envelope'
import type * as z from 'zod'

const shape = entityOf(bookSchema)

function book({ id, attributes }: z.infer<typeof shape>) {
  const { image, ...rest } = attributes
  return {
    ...rest,
    id,
    description: rest.description ?? '',
    image: image?.data?.attributes ?? null,
    locale: rest.locale,
  }
}

/** A book as screens see it (product 3, Biblio). */
export const bookEntity = shape.transform(book)

export type Book = z.infer<typeof bookEntity>
