import { z } from 'zod'
import { optional } from '../wire/timestamps.ts'
import { recordType } from './recordType.ts'

/** A question and its answer in HTML (product 3). */
export const faqSchema = z.object({
  question: z.string(),
  reponse: optional(z.string()),
  locale: z.string().optional(),
})

export const faq = recordType({
  schema: faqSchema,
  title: 'question',
  drafted: false,
  order: { field: '_order', direction: 'asc' },
  page: null,
})
