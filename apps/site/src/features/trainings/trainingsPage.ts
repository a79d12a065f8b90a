import type { Locale } from '@sira/contract/locales'
import * as z from 'zod'
import type { Narrowing } from '../../choosing/narrowing.ts'
import type { Answer } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { contractQuery } from '../../transport/door/contractQuery.ts'
import { type ListPage, recordsPerPage } from '../../transport/listPage.ts'
import { ask } from '../../transport/question.ts'
import { recordsIn } from '../../transport/records.ts'
import { type Training, trainingEntity } from './training.ts'

interface Part {
  items: Training[]
  total: number
}

/** The trainings of a page, and how many of all have a day to come. */
export interface CataloguePage extends ListPage<Training> {
  coming: number
}

interface Catalogue {
  page: number
  question: Narrowing
  /** `YYYY-MM-DD` */
  today: string
}

/**
 * One page of the catalogue (product 2.9): the trainings to come, the next one first, then those that
 * have begun, the latest first, and at the end those without a day.
 */
export async function trainingsPage(
  backOffice: BackOffice,
  locale: Locale,
  { page, question, today }: Catalogue,
): Promise<Answer<CataloguePage>> {
  const start = (page - 1) * recordsPerPage
  const part = partOf(backOffice, locale, question)
  const coming = await part({
    'filters[date_formation][$gte]': today,
    sort: 'date_formation:asc',
    start,
    limit: recordsPerPage,
  })
  if (coming.state === 'away') return coming
  const { items, total } = coming.data
  const begun = await part({
    'filters[$or][0][date_formation][$lt]': today,
    'filters[$or][1][date_formation][$null]': 'true',
    sort: 'date_formation:desc',
    start: Math.max(0, start - total),
    // The API gives one at least: how many there are must be known on every page.
    limit: Math.max(1, recordsPerPage - items.length),
  })
  if (begun.state === 'away') return begun
  const all = total + begun.data.total
  return {
    state: 'known',
    data: {
      items: [...items, ...begun.data.items].slice(0, recordsPerPage),
      page,
      pageCount: Math.ceil(all / recordsPerPage),
      total: all,
      coming: total,
    },
  }
}

interface PartQuestion extends Record<string, string | number> {
  sort: string
  start: number
  limit: number
}

/** An order that the visitor chose comes before that of the part. */
function partOf(backOffice: BackOffice, locale: Locale, question: Narrowing) {
  return ({ start, limit, ...query }: PartQuestion): Promise<Answer<Part>> =>
    ask(backOffice, {
      path: contractQuery('formations', {
        'pagination[start]': start,
        'pagination[limit]': limit,
        ...query,
        ...question,
        populate: '*',
        locale,
      }),
      failure: 'Error in trainings fetching',
      parse: (body) => ({
        items: recordsIn(body, trainingEntity, backOffice),
        total: counted.parse(body).meta.pagination.total,
      }),
    })
}

const counted = z.object({
  meta: z.object({ pagination: z.object({ total: z.number() }) }),
})
