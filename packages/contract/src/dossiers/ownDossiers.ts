import { z } from 'zod'
import { localeCodes } from '../locales.ts'
import { followUp } from './followUp.ts'

/** How many dossiers a device lists. */
export const mostOwnDossiers = 12

/** Asked by the page of a device: all that it may open, by the keys that it was given. */
export const ownDossiersRequest = z.object({
  dossiers: z
    .array(z.object({ reference: z.string().max(40), cle: z.string().max(100) }))
    .max(2 * mostOwnDossiers),
  locale: z.enum(localeCodes),
})

export type OwnDossiersRequest = z.output<typeof ownDossiersRequest>

/** Those that are there; of another one nothing is said. */
export const ownDossiersAnswer = z.object({ dossiers: z.array(followUp) })
