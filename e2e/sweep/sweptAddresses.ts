import { readArticles } from '../support/backOfficeApi.ts'
import { readBooks, readJobs, readTrainings } from '../support/contentApi.ts'
import { routes } from './routes.ts'

/** One address for each kind of page: the fixed ones, a record of each type, the modals, the errors. */
export async function sweptAddresses(): Promise<string[]> {
  const [[article], [training], jobs, [book]] = await Promise.all([
    readArticles(),
    readTrainings(),
    readJobs(),
    readBooks(),
  ])
  const [job] = jobs
  const expired = jobs.toSorted((a, b) =>
    (a.date_expiration ?? '').localeCompare(b.date_expiration ?? ''),
  )[0]
  return [
    ...routes,
    `/actualite/${article?.attributes.slug}`,
    `/formations/${training?.slug}`,
    `/jobs/${job?.slug}`,
    `/jobs/${expired?.slug}`,
    `/nos-offres-emplois?offre=${job?.slug}`,
    `/sira-biblio?livre=${book?.id}`,
    '/nos-formations?niveau=debutant&prix=croissant',
    '/une-page-qui-n-existe-pas',
  ]
}
