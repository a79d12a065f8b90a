import { bookSchema } from '@sira/contract/records/book'
import { z } from 'zod'
import { coverSigns } from '../pictures/coverSigns.ts'
import { attributes } from '../reading/attributes.ts'
import { markdownRecords } from '../reading/markdownRecords.ts'
import { nameIn } from '../reading/nameIn.ts'

/** The books of the shop (product 2.13), in the order of the shelf; all of them invented. */
export const bookSeed = {
  pattern: /^books\/\d+-[^/]+$/,
  facts: () =>
    attributes(bookSchema, ['auteur', 'prix']).extend({
      /** Copies; without it the book is made to order. */
      stock: z.number().int().exactOptional(),
      /** What its cover shows; without it the shop shows the cloth of its title. */
      cover: nameIn(coverSigns).exactOptional(),
    }),
  texts: attributes(bookSchema, ['titre', 'description']),
  body: 'description',
} as const

export const demoBooks = () => markdownRecords(bookSeed)
