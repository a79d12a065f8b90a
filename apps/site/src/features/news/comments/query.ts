import * as z from 'zod'
import { sentQuery } from '../../../forms/sentQuery.ts'
import type { Query } from '../../../transport/pageQuery.ts'

const { resultat } = sentQuery

/** The parameters of a comment's page: an article, or a comment on it. */
export const commentQuery = {
  article: z.string().regex(/^[\w-]{1,255}$/),
  reponse: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  resultat,
  signale: z.literal('oui'),
} as const satisfies Query

/** Where an article, or a comment on it, is commented on. */
export function commentAddress(route: string, article: string, answered?: number): string {
  const asked = new URLSearchParams({ article })
  if (answered !== undefined) asked.set('reponse', String(answered))
  return `${route}?${asked}`
}
