import { z } from 'zod'

/** When, where and how a session is held, as it is by now: words in the language of the reader. */
export const heldAt = z.array(z.object({ nom: z.string(), valeur: z.string() }))

export type HeldAt = z.infer<typeof heldAt>
