import { z } from 'zod'
import { localeCodes } from '../locales.ts'
import { followUp } from './followUp.ts'

/** The most dossiers that a device lists. */
export const mostOwnDossiers = 12

/** The question of a device's page: all dossiers whose keys the device holds. */
export const ownDossiersRequest = z.object({
  dossiers: z
    .array(z.object({ reference: z.string().max(40), cle: z.string().max(100) }))
    .max(2 * mostOwnDossiers),
  locale: z.enum(localeCodes),
})

export type OwnDossiersRequest = z.output<typeof ownDossiersRequest>

/** The dossiers found. Nothing is said about the others. */
export const ownDossiersAnswer = z.object({ dossiers: z.array(followUp) })
