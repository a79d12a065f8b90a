import { z } from 'zod'

/** True, or nothing: `false` is sent for what was not chosen. */
export const flag = z
  .boolean()
  .transform((on) => on || undefined)
  .optional()
