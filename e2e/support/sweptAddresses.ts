import { readArticles } from './backOfficeApi.ts'
import { readBooks, readJobs, readTrainings } from './contentApi.ts'
import { routes } from './routes.ts'

/**
 * One address for each kind of page: the fixed ones, a record of each type, the modals, the errors.
 * The records are the oldest, from the demo: those of a test come and go.
 */
export async function sweptAddresses(): Promise<string[]> {
  const [[article], [training], jobs, [book]] = await Promise.all([
    readArticles(),
    readTrainings(),
    readJobs(),
    readBooks(),
  ])
  const [job] = jobs
  const [firstToEnd] = jobs
    .filter(({ date_expiration: last }) => last !== null)
    .toSorted((a, b) => (a.date_expiration ?? '').localeCompare(b.date_expiration ?? ''))
  return [
    ...routes,
    `/actualite/${article?.attributes.slug}`,
    `/formations/${training?.slug}`,
    `/jobs/${job?.slug}`,
    `/jobs/${firstToEnd?.slug}`,
    `/nos-offres-emplois?offre=${job?.slug}`,
    `/sira-biblio?livre=${book?.id}`,
    '/nos-formations?niveau=debutant&prix=croissant',
    '/une-page-qui-n-existe-pas',
  ]
}
