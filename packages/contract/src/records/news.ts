import { z } from 'zod'
import { routes } from '../routes.ts'
import { entityOf, relationCount, toManyOf, toOneOf } from '../wire/envelope.ts'
import { optional, time } from '../wire/timestamps.ts'
import { labelEntity, labelSchema } from './label.ts'
import { mediaEntity } from './media.ts'
import { recordType } from './recordType.ts'

export const tagSchema = labelSchema

/** An article (spec 3, "Blog"); `contenu` is Markdown. */
export const blogSchema = z.object({
  slug: z.string(),
  titre: z.string(),
  contenu: optional(z.string()),
  publishedAt: time,
  updatedAt: optional(time),
  image: toOneOf(mediaEntity).optional(),
  tags: toManyOf(labelEntity).optional(),
  category: toOneOf(labelEntity).optional(),
  /** The language it is really written in; only there when one was asked for. */
  locale: z.string().optional(),
})

/** A category; its articles come as a list, or as their number with `populate[blogs][count]=true`. */
export const categorySchema = labelSchema.extend({
  blogs: z.union([relationCount, toManyOf(entityOf(blogSchema))]).optional(),
})

export type Blog = z.infer<typeof blogSchema>
export type Category = z.infer<typeof categorySchema>
export type Tag = z.infer<typeof tagSchema>

export const article = recordType({
  schema: blogSchema,
  title: 'titre',
  drafted: true,
  order: { field: 'publishedAt', direction: 'desc' },
  page: { of: 'slug', at: routes.article },
})
