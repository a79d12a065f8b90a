import * as z from 'zod'

/** The rows of a file as they were typed, each with the line on which it ends. */
export const consentRows = z.array(
  z.object({
    line: z.number(),
    email: z.string(),
    language: z.string(),
    day: z.string(),
    source: z.string(),
  }),
)

export type TypedRow = z.infer<typeof consentRows>[number]
