import * as z from 'zod'
import { placeForm } from '../../choosing/placeKey.ts'
import type { Query } from '../../transport/pageQuery.ts'
import { pageNumber, recordNumber } from '../../transport/parameters.ts'

const place = z.string().regex(placeForm)

/**
 * A page of the offers, what narrows and orders it; `offre`: the slug of the one whose modal is
 * open. Names are French, without accents.
 */
export const jobsQuery = {
  page: pageNumber,
  offre: z.string().regex(/^[a-z0-9-]{1,200}$/),
  q: z.string().min(1).max(100),
  domaine: recordNumber,
  contrat: recordNumber,
  experience: recordNumber,
  pays: place,
  ville: place,
  urgent: z.literal('oui'),
  tri: z.literal('echeance'),
} as const satisfies Query
