import { z } from 'zod'
import { time } from '../wire/timestamps.ts'

/** The value in the settings for comments of our own, in the place of a provider’s address. */
export const ownComments = 'interne'

/** Below it stands the thread of an article, by its slug. */
export const threadPath = 'fils'

/** Where a visitor says that a comment should be looked at. */
export const reportPath = 'commentaires/signaler'

/** One comment that is published; without a name and a text where it is gone and has answers. */
export const threadComment = z.object({
  id: z.number().int(),
  attributes: z.object({
    nom: z.string().nullable(),
    texte: z.string().nullable(),
    date: time.nullable(),
    /** The comment that it answers. */
    parent: z.number().int().nullable(),
    /** Written by the company. */
    equipe: z.boolean(),
  }),
})

export type ThreadComment = z.infer<typeof threadComment>

export const thread = z.object({
  data: z.array(threadComment),
  /** Whether comments are still taken. */
  meta: z.object({ ouvert: z.boolean() }),
})

export type Thread = z.infer<typeof thread>

export const reportRequest = z.object({ commentaire: z.coerce.number().int().positive() })
