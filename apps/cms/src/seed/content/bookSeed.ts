import { bookSchema } from '@sira/contract/records/book'
import { z } from 'zod'
import { attributes } from '../reading/attributes.ts'
import { markdownRecords } from '../reading/markdownRecords.ts'
import { drawingOf } from './drawings.ts'

/** The books of the shop (product 2.13), in the order of the shelf; all of them invented. */
export const bookSeed = {
  pattern: /^books\/\d+-[^/]+$/,
  facts: () =>
    attributes(bookSchema, ['auteur', 'prix']).extend({
      /** The copies in stock; without it the book is made to order. */
      stock: z.number().int().exactOptional(),
      /** The drawing of its cover, which carries the title. */
      cover: drawingOf('covers'),
    }),
  texts: attributes(bookSchema, ['titre', 'description']),
  body: 'description',
} as const

export const demoBooks = () => markdownRecords(bookSeed)
