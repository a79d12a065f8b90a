import * as z from 'zod'
import { placeForm } from '../../choosing/placeKey.ts'
import { sentQuery } from '../../forms/sentQuery.ts'
import type { Query } from '../../transport/pageQuery.ts'
import { pageNumber, recordNumber } from '../../transport/parameters.ts'

const place = z.string().regex(placeForm)

const slug = z.string().regex(/^[a-z0-9-]{1,200}$/)

/** The offer that is reported, and that the report was sent. */
export const reportQuery = { offre: slug, ...sentQuery } as const satisfies Query

/**
 * A page of the offers, what narrows and orders it; `offre`: the slug of the one whose modal is
 * open. Names are French, without accents.
 */
export const jobsQuery = {
  page: pageNumber,
  offre: slug,
  q: z.string().min(1).max(100),
  domaine: recordNumber,
  contrat: recordNumber,
  experience: recordNumber,
  pays: place,
  ville: place,
  urgent: z.literal('oui'),
  tri: z.literal('echeance'),
} as const satisfies Query
