import type { Locale } from '@sira/contract/locales'
import * as z from 'zod'
import { type Narrowing, oneOf } from '../../choosing/narrowing.ts'
import type { Answer } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { contractQuery } from '../../transport/door/contractQuery.ts'
import { type ListPage, recordsPerPage } from '../../transport/listPage.ts'
import { ask } from '../../transport/question.ts'
import { recordsIn } from '../../transport/records.ts'
import type { Session } from './sessions/session.ts'
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
  /** The next session of trainings that have some, by their numbers, the first one first. */
  next?: ReadonlyMap<number, Session>
}

/**
 * One page of the catalogue (product 2.9): the trainings with sessions to come, then those with a day
 * to come, the next one first, then those that have begun, the latest first, and at the end those
 * without a day. Where the visitor chose an order, it is that of all that is to come.
 */
export async function trainingsPage(
  backOffice: BackOffice,
  locale: Locale,
  { page, question, today, next = new Map() }: Catalogue,
): Promise<Answer<CataloguePage>> {
  const start = (page - 1) * recordsPerPage
  const ids = [...next.keys()].map(String)
  const others = { ...question, ...noneOf(ids) }
  const dated = { 'filters[date_formation][$gte]': today, sort: 'date_formation:asc' }
  const ahead = question.sort === undefined ? ids : []
  const held = await heldTrainings(backOffice, locale, ahead.slice(start, start + recordsPerPage))
  if (held.state === 'away') return held
  const coming = await part(
    backOffice,
    locale,
    { start: Math.max(0, start - ahead.length), taken: held.data.length },
    question.sort === undefined
      ? { ...dated, ...others }
      : { ...eitherOf({ ...dated, ...question }, ids), sort: question.sort },
  )
  if (coming.state === 'away') return coming
  const allComing = ahead.length + coming.data.total
  const items = [...held.data, ...coming.data.items].slice(0, recordsPerPage)
  const begun = await part(
    backOffice,
    locale,
    { start: Math.max(0, start - allComing), taken: items.length },
    {
      'filters[$or][0][date_formation][$lt]': today,
      'filters[$or][1][date_formation][$null]': 'true',
      sort: 'date_formation:desc',
      ...others,
    },
  )
  if (begun.state === 'away') return begun
  const total = allComing + begun.data.total
  return {
    state: 'known',
    data: {
      items: [...items, ...begun.data.items].slice(0, recordsPerPage),
      page,
      pageCount: Math.ceil(total / recordsPerPage),
      total,
      coming: allComing,
    },
  }
}

function noneOf(ids: readonly string[]): Narrowing {
  return Object.fromEntries(ids.map((id, index) => [`filters[id][$notIn][${index}]`, id]))
}

/** Records that match the query, or one of these ids. */
function eitherOf({ sort: _, ...asked }: Narrowing, ids: readonly string[]): Narrowing {
  if (ids.length === 0) return asked
  const within = (which: number, filters: Narrowing) =>
    Object.entries(filters).map(([name, value]) => [
      name.replace('filters', `filters[$or][${which}]`),
      value,
    ])
  return Object.fromEntries([...within(0, asked), ...within(1, oneOf('id', ids))])
}

/** Whole, in this order. */
async function heldTrainings(
  backOffice: BackOffice,
  locale: Locale,
  ids: readonly string[],
): Promise<Answer<Training[]>> {
  if (ids.length === 0) return { state: 'known', data: [] }
  const answer = await part(backOffice, locale, { start: 0, taken: 0 }, oneOf('id', ids))
  if (answer.state === 'away') return answer
  const place = ({ id }: Training) => ids.indexOf(String(id))
  const data = answer.data.items.toSorted((a, b) => place(a) - place(b))
  return { state: 'known', data }
}

/** The records that fit on the page beside those it has already. */
function part(
  backOffice: BackOffice,
  locale: Locale,
  { start, taken }: { start: number; taken: number },
  query: Narrowing,
): Promise<Answer<Part>> {
  return ask(backOffice, {
    path: contractQuery('formations', {
      'pagination[start]': start,
      // The API gives one at least: how many there are must be known on every page.
      'pagination[limit]': Math.max(1, recordsPerPage - taken),
      ...query,
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
