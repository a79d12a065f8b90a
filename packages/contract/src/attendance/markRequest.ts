import { z } from 'zod'
import { localeCodes } from '../locales.ts'
import { mostSentMarks } from './marks.ts'

const token = z.string().min(1).max(100)

/** The number of a sheet, as a person may type it, and the code that was told to him. */
export const bindPhoneRequest = z.object({ feuille: z.string().max(40), code: z.string().max(20) })

export const sentMark = z.object({
  cle: z.string().max(120),
  inscription: z.string().max(20),
  demiJournee: z.string().max(30),
  present: z.boolean(),
  marqueLe: z.iso.datetime('L’heure de l’appareil est illisible.'),
})

/** A photograph of a signed sheet: of which half day, and a key of the device. */
export const sheetRequest = z.object({
  demiJournee: z.string().max(30),
  cle: z.string().min(8).max(80),
})

export const sheetOfPhoneRequest = sheetRequest.extend({ jeton: token })

/** Marks of staff who are signed in, or none: only a question. */
export const marksOfStaff = z.object({
  pointages: z.array(sentMark).max(mostSentMarks),
  /** The language of the page. */
  locale: z.enum(localeCodes).optional(),
})

export const marksRequest = marksOfStaff.extend({ jeton: token })
