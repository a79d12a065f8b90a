import { z } from 'zod'
import { entityOf } from '../wire/envelope.ts'
import { optional } from '../wire/timestamps.ts'

const mediaFormat = z.object({
  width: z.number(),
  height: z.number(),
  /** Kilobytes. */
  size: z.number(),
  /** Relative to the origin of the back office. */
  url: z.string(),
})

const percent = z.number().min(0).max(100)

/** Attributes of a picture; `formats` holds only sizes smaller than the original. */
export const mediaSchema = z.object({
  name: z.string(),
  alternativeText: optional(z.string()),
  caption: optional(z.string()),
  width: optional(z.number()),
  height: optional(z.number()),
  formats: optional(
    z.object({
      thumbnail: mediaFormat.optional(),
      small: mediaFormat.optional(),
      medium: mediaFormat.optional(),
      large: mediaFormat.optional(),
    }),
  ),
  /**
   * Strapi leaves this field to the storage provider. We name the focal point here, which every
   * crop keeps.
   */
  provider_metadata: z
    .object({ focalPoint: z.object({ x: percent, y: percent }).optional() })
    .nullish(),
  mime: z.string(),
  url: z.string(),
})

export const mediaEntity = entityOf(mediaSchema)

export type Media = z.infer<typeof mediaSchema>
