import { placeForm } from '@sira/contract/placeKey'
import * as z from 'zod'
import { sentQuery } from '../../forms/sentQuery.ts'
import type { Query } from '../../transport/pageQuery.ts'
import { pageNumber, recordNumber } from '../../transport/parameters.ts'

const place = z.string().regex(placeForm)

const slug = z.string().regex(/^[a-z0-9-]{1,200}$/)

/** The offer that is reported, and that the report was sent. */
export const reportQuery = { offre: slug, ...sentQuery } as const satisfies Query

/** What narrows the offers. Names are French, without accents. */
const criteria = {
  q: z.string().min(1).max(100),
  domaine: recordNumber,
  contrat: recordNumber,
  experience: recordNumber,
  pays: place,
  ville: place,
  urgent: z.literal('oui'),
} as const

/** What an alert looks for, and that it was sent. */
export const alertQuery = { ...criteria, ...sentQuery } as const satisfies Query

/**
 * A page of the offers, what narrows and orders it; `offre`: the slug of the one whose modal is open.
 */
export const jobsQuery = {
  page: pageNumber,
  offre: slug,
  ...criteria,
  tri: z.literal('echeance'),
} as const satisfies Query

/** The pages about offers that are asked something, by their names. */
export const jobPages = {
  jobs: jobsQuery,
  report: reportQuery,
  alert: alertQuery,
  employerOffer: sentQuery,
} as const
