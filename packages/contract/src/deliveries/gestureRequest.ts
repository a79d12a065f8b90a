import { z } from 'zod'
import { failureReasons, gestureKinds, mostGestures, mostPoints } from './gestures.ts'

const token = z.string().min(1).max(100)
const point = z.array(z.number().int().min(0).max(1000)).length(2)
/** Strokes and points that a signature may have. */
const longest = { strokes: 200, points: mostPoints }
/** FCFA in one hand. */
const highest = 10_000_000

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
    .array(z.array(point).max(longest.points))
    .max(longest.strokes)
    .refine((strokes) => strokes.flat().length <= longest.points, 'signature is too long')
    .optional(),
  raison: z.enum(failureReasons).optional(),
  montant: z.number().int().positive().max(highest).optional(),
})

export const gestureRequest = z.object({
  jeton: token,
  gestes: z.array(gesture).max(mostGestures),
})

export type SentGesture = z.output<typeof gesture>
