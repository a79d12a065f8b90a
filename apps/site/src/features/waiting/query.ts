import { readReference } from '@sira/contract/dossiers/reference'
import * as z from 'zod'
import type { Query } from '../../transport/pageQuery.ts'

/** The session that a visitor wants to wait for. */
export const waitingQuery = {
  session: z.string().regex(/^[1-9]\d{0,8}$/),
} as const satisfies Query

/** A letter names the entry; what opens it is typed. */
export const waitingReplyQuery = {
  reference: z
    .string()
    .max(40)
    .refine((text) => readReference(text) !== undefined),
} as const satisfies Query

/** The pages about waiting with a query, by name. */
export const waitingPages = { waiting: waitingQuery, waitingReply: waitingReplyQuery } as const
