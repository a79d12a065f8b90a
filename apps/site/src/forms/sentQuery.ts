import { readReference } from '@sira/contract/dossiers/reference'
import * as z from 'zod'
import type { Query } from '../transport/pageQuery.ts'

/** The query of the page after a form was sent, so that a reload sends nothing again. */
export const sentQuery = {
  resultat: z.literal('envoye'),
  reference: z.string().refine((text) => readReference(text) === text),
} as const satisfies Query
