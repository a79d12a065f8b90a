import { z } from 'zod'
import { entityOf } from '../wire/envelope.ts'

/** A record of which only the name counts: a type, a level, a company. */
export const labelSchema = z.object({ nom: z.string() })
export const labelEntity = entityOf(labelSchema)

export type Label = z.infer<typeof labelSchema>
