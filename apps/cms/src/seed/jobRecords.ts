import type { Payload } from 'payload'
import { demoChoices, demoCompanies } from './content/choiceSeed.ts'
import { demoJobs } from './content/jobSeed.ts'
import { createLocalised, createNamed } from './createLocalised.ts'
import { dayFrom } from './dayFrom.ts'

/** Job offers with their companies, domains, types and levels; five of them past their day. */
export async function seedJobs(payload: Payload, today: Date): Promise<void> {
  const companyIds = await seedCompanies(payload)
  const domainIds = await createNamed(payload, 'jobdomains', demoChoices('jobDomains'))
  const typeIds = await createNamed(payload, 'jobtypes', demoChoices('jobTypes'))
  const levelIds = await createNamed(payload, 'experience-levels', demoChoices('experienceLevels'))
  const countries = new Map(demoChoices('countries').map(({ key, nom }) => [key, nom]))
  for (const job of demoJobs()) {
    const published = dayFrom(today, -job.publishedDaysAgo)
    await createLocalised(payload, 'jobs', {
      plain: {
        slug: job.slug,
        _status: 'published',
        publishedAt: `${published}T08:00:00.000Z`,
        date_publication: published,
        date_expiration: dayFrom(today, job.expiresInDays),
        urgent: job.urgent,
        ville: job.ville,
        compagnie: companyIds.get(job.compagnie),
        jobdomain: domainIds.get(job.jobdomain),
        jobtype: typeIds.get(job.jobtype),
        experience_level: levelIds.get(job.experience_level),
      },
      localised: {
        titre: job.titre,
        description: job.description,
        pays: countries.get(job.pays) ?? { fr: '' },
      },
    })
  }
}

async function seedCompanies(payload: Payload): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const nom of demoCompanies()) {
    ids.set(nom, await createLocalised(payload, 'compagnies', { plain: { nom } }))
  }
  return ids
}
