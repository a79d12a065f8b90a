import { z } from 'zod'

/** The fields beside the files of `POST /api/relectures`: the pair that proves the order. */
export const reviewRequest = z.object({
  reference: z.string().trim().min(1).max(40),
  phone: z.string().trim().min(1).max(40),
})
