import { z } from 'zod'

/** The error envelope; `details.errors` names each field of a `ValidationError`. */
export const errorEnvelope = z.object({
  data: z.null(),
  error: z.object({
    status: z.number().int(),
    name: z.string(),
    message: z.string(),
    details: z
      .object({
        errors: z
          .array(z.object({ path: z.array(z.string()), message: z.string(), name: z.string() }))
          .optional(),
      })
      .optional(),
  }),
})

export type ErrorEnvelope = z.infer<typeof errorEnvelope>
