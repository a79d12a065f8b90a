import { type RecordType, typesWithPage } from '@sira/contract/kinds/recordTypes'
import { z } from 'zod'
import { recordAddress } from '../../apps/site/src/kinds/recordAddress.ts'
import { readList } from './backOfficeApi.ts'
import { readJobs } from './contentApi.ts'
import { routes } from './routes.ts'

/** How the addresses of records begin, of each type that has some. */
export const recordAddresses = typesWithPage.map((type) => recordAddress(type, '', 'sira'))

/**
 * One address for each kind of page: the fixed ones, a record of each type, the modals, the errors.
 * The records are of the demo: those of a test come and go.
 */
export async function sweptAddresses(): Promise<string[]> {
  const [records, jobs] = await Promise.all([Promise.all(typesWithPage.map(firstOf)), readJobs()])
  const [job] = jobs
  const [firstToEnd] = jobs
    .filter(({ date_expiration: last }) => last !== null)
    .toSorted((a, b) => (a.date_expiration ?? '').localeCompare(b.date_expiration ?? ''))
  return [
    ...routes,
    ...records.flat(),
    `/jobs/${firstToEnd?.slug}`,
    `/nos-offres-emplois?offre=${job?.slug}`,
    '/nos-formations?niveau=debutant&prix=croissant',
    '/une-page-qui-n-existe-pas',
    '/429',
  ]
}

const addressed = z.object({ slug: z.string().optional() })

/** The oldest record, of the demo. None where a type has no demo content: there is no page to sweep. */
async function firstOf(type: RecordType): Promise<string[]> {
  const [first] = await readList(`${type}?pagination[limit]=1&sort=id`, addressed)
  if (first !== undefined)
    return [recordAddress(type, first.attributes.slug ?? String(first.id), 'sira')]
  console.info(`The demo has no record among ${type}: its page is left out.`)
  return []
}
