import * as z from 'zod'
import type { Query } from '../../transport/pageQuery.ts'

/** After somebody has erased himself: how many dossiers the law keeps. A reload erases nothing more. */
export const spaceQuery = {
  efface: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number),
} as const satisfies Query
