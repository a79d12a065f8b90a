import { z } from 'zod'
import { entityOf } from '../wire/envelope.ts'

/** A record of which only the name counts: a type, a level, a company. */
export const choiceSchema = z.object({ nom: z.string() })
export const choiceEntity = entityOf(choiceSchema)
