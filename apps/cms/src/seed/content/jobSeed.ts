import { jobSchema } from '@sira/contract/records/job'
import { z } from 'zod'
import { attributes } from '../reading/attributes.ts'
import { markdownRecords } from '../reading/markdownRecords.ts'
import { demoCompanies, keyOf } from './choiceSeed.ts'

/** Job offers (product 2.11); their days count from the day of seeding. */
export const jobSeed = {
  pattern: /^jobs\/\d+-(?<slug>[^/]+)$/,
  facts: () =>
    attributes(jobSchema, ['slug']).extend({
      publishedDaysAgo: z.int(),
      /** Negative: past its last day. */
      expiresInDays: z.int(),
      urgent: z.boolean().default(false),
      pays: keyOf('countries'),
      ville: z.string(),
      compagnie: z.enum(demoCompanies()),
      jobdomain: keyOf('jobDomains'),
      jobtype: keyOf('jobTypes'),
      experience_level: keyOf('experienceLevels'),
    }),
  texts: attributes(jobSchema, ['titre', 'description']),
  body: 'description',
} as const

export const demoJobs = () => markdownRecords(jobSeed)
