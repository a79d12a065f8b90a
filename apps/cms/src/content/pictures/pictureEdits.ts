import { APIError, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { type Point, pointWithin } from './focalPoint.ts'

/** A percentage of the shown picture. */
const percent = z.coerce.number().transform((value) => Math.min(100, Math.max(0, value)))

const edits = z.object({
  crop: z
    .object({ x: percent, y: percent, width: percent, height: percent })
    .refine(({ width, height }) => width > 0 && height > 0)
    .optional(),
  focalPoint: z.object({ x: percent, y: percent }).optional(),
})

export type Crop = NonNullable<z.infer<typeof edits>['crop']>

/** The edits of the drawer « Modifier l’image ». */
export interface PictureEdits {
  /** Undefined where the whole picture is kept. */
  crop?: Crop
  /** Relative to the kept part of the picture. */
  focalPoint?: Point
}

/**
 * Takes the edits out of the request. Payload 3.90 crops after scaling, with the coordinates of the
 * larger picture, and would load a file of the library over the network.
 */
export function takeEdits(req: PayloadRequest): PictureEdits {
  const { uploadEdits = {}, ...query } = req.query ?? {}
  req.query = query
  const asked = edits.safeParse(uploadEdits)
  if (!asked.success) throw new APIError('Ce recadrage est illisible.', 400, null, true)
  const { crop, focalPoint } = asked.data
  const isCut = crop !== undefined && (crop.width < 100 || crop.height < 100)
  return {
    ...(isCut ? { crop } : {}),
    ...(focalPoint ? { focalPoint: isCut ? pointWithin(crop, focalPoint) : focalPoint } : {}),
  }
}
