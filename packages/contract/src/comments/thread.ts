import { z } from 'zod'
import { time } from '../wire/timestamps.ts'

/** The value of the setting for our own comments, in place of the address of a provider. */
export const ownComments = 'interne'

/** The path of the thread of an article, before its slug. */
export const threadPath = 'fils'

/** The path by which a visitor reports a comment. */
export const reportPath = 'commentaires/signaler'

/** One published comment. A removed one that has answers has neither name nor text. */
export const threadComment = z.object({
  id: z.number().int(),
  attributes: z.object({
    nom: z.string().nullable(),
    texte: z.string().nullable(),
    date: time.nullable(),
    /** The number of the comment that it answers. */
    parent: z.number().int().nullable(),
    /** True for a comment of the company. */
    equipe: z.boolean(),
  }),
})

export type ThreadComment = z.infer<typeof threadComment>

export const thread = z.object({
  data: z.array(threadComment),
  /** `ouvert`: whether new comments are taken. */
  meta: z.object({ ouvert: z.boolean() }),
})

export type Thread = z.infer<typeof thread>

export const reportRequest = z.object({ commentaire: z.coerce.number().int().positive() })
