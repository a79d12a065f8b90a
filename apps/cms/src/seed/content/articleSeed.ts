import { articleSchema } from '@sira/contract/records/article'
import { z } from 'zod'
import { attributes } from '../reading/attributes.ts'
import { markdownRecords } from '../reading/markdownRecords.ts'
import { keyOf } from './choiceSeed.ts'
import { drawingOf } from './drawings.ts'

/**
 * News (product 2.8). An image in a text is written `![alt](seed:<picture>)`: the seed puts the address
 * of the uploaded picture there.
 */
export const articleSeed = {
  pattern: /^articles\/(?<category>[^/]+)\/(?<slug>[^/]+)$/,
  facts: () =>
    attributes(articleSchema, ['slug', 'publishedAt']).extend({
      category: keyOf('categories'),
      /** The one shown above the title first. */
      tags: z.array(keyOf('tags')).default([]),
      /** A scene; without it the site shows the cloth of the slug. */
      picture: drawingOf('scenes').exactOptional(),
      /** An article that visitors must never see. */
      draft: z.boolean().default(false),
      auteur: z.string().min(1).exactOptional(),
      /** The training or the offer that it leads to. */
      a_suivre: z.string().min(1).exactOptional(),
    }),
  texts: attributes(articleSchema, ['titre', 'contenu']),
  body: 'contenu',
} as const

/** Every article of the demo content, two drafts among them. */
export const demoArticles = () => markdownRecords(articleSeed)
