import type { Payload } from 'payload'
import { companies, countries, domains, experiences, types } from './content/jobs/jobChoices.ts'
import { otherJobs } from './content/jobs/otherJobs.ts'
import type { SeedJob } from './content/jobs/seedJob.ts'
import { translatedJobs } from './content/jobs/translatedJobs.ts'
import { createLocalised, createNamed } from './createLocalised.ts'
import { dayFrom } from './dayFrom.ts'

export const allJobs: SeedJob[] = [...translatedJobs, ...otherJobs]

/** Job offers with their companies, domains, types and levels; five of them past their day. */
export async function seedJobs(payload: Payload, today: Date): Promise<void> {
  const companyIds = await seedCompanies(payload)
  const domainIds = await createNamed(payload, 'jobdomains', domains)
  const typeIds = await createNamed(payload, 'jobtypes', types)
  const levelIds = await createNamed(payload, 'experience-levels', experiences)
  for (const job of allJobs) {
    const published = dayFrom(today, -job.publishedDaysAgo)
    await createLocalised(payload, 'jobs', {
      plain: {
        slug: job.slug,
        _status: 'published',
        publishedAt: `${published}T08:00:00.000Z`,
        date_publication: published,
        date_expiration: dayFrom(today, job.expiresInDays),
        urgent: job.urgent ?? false,
        compagnie: companyIds.get(job.compagnie),
        jobdomain: domainIds.get(job.domain),
        jobtype: typeIds.get(job.type),
        experience_level: levelIds.get(job.experience),
      },
      localised: { titre: job.titre, description: job.description, pays: countries[job.pays] },
    })
  }
}

async function seedCompanies(payload: Payload): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const nom of companies) {
    ids.set(nom, await createLocalised(payload, 'compagnies', { plain: { nom } }))
  }
  return ids
}
