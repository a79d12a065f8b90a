import { z } from 'zod'
import { localeCodes } from '../locales.ts'
import {
  failureReasons,
  gestureKinds,
  mostCash,
  mostGestures,
  mostPoints,
  mostStrokes,
} from './gestures.ts'

const token = z.string().min(1).max(100)
const point = z.array(z.number().int().min(0).max(1000)).length(2)

export const bindRequest = z.object({ lien: token, code: z.string().max(20) })

export const roundRequest = z.object({ jeton: token })

const gesture = z.object({
  cle: z.string().regex(/^[\w-]{1,40}:[\w-]{8,60}$/, 'cle must be a reference and a key'),
  livraison: z.string().max(40),
  nature: z.enum(gestureKinds),
  faitLe: z.iso.datetime(),
  tentative: z.number().int().min(1).max(1000),
  code: z.string().max(20).optional(),
  signature: z
    .array(z.array(point).max(mostPoints))
    .max(mostStrokes)
    .refine((strokes) => strokes.flat().length <= mostPoints, 'signature is too long')
    .optional(),
  raison: z.enum(failureReasons).optional(),
  // 0 takes back what was noted by mistake.
  montant: z.number().int().nonnegative().max(mostCash).optional(),
})

export const gestureRequest = z.object({
  jeton: token,
  gestes: z.array(gesture).max(mostGestures),
  /** The language of the page, for refusals. */
  locale: z.enum(localeCodes).optional(),
})

export type SentGesture = z.output<typeof gesture>
