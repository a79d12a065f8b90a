import { APIError, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { type Point, pointWithin } from './focalPoint.ts'

/** Per cent of the picture as it is looked at. */
const percent = z.coerce.number().transform((value) => Math.min(100, Math.max(0, value)))

const edits = z.object({
  crop: z
    .object({ x: percent, y: percent, width: percent, height: percent })
    .refine(({ width, height }) => width > 0 && height > 0)
    .optional(),
  focalPoint: z.object({ x: percent, y: percent }).optional(),
})

export type Crop = NonNullable<z.infer<typeof edits>['crop']>

/** What the drawer « Modifier l’image » asks for. */
export interface PictureEdits {
  /** None where the whole picture is kept. */
  crop?: Crop
  /** As it stands in what is kept of the picture. */
  focalPoint?: Point
}

/**
 * Takes them out of the request: Payload 3.90 cuts after the picture is made smaller, by points of
 * the larger one, and where a file of the library is cut it would ask the network for it.
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
