import { readReference } from '@sira/contract/dossiers/reference'
import * as z from 'zod'
import type { Query } from '../../transport/pageQuery.ts'

/** A letter may name the file; what opens it is typed. The page is made for each visitor. */
export const followQuery = {
  reference: z
    .string()
    .max(40)
    .refine((text) => readReference(text) !== undefined),
  /** This device has just forgotten an order. */
  oubli: z.literal('oui'),
} as const satisfies Query
