import { writtenDay } from '@sira/contract/writtenDates'
import { formatPrice } from '../../format/price.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { recordKinds } from '../../kinds/recordKinds.ts'
import type { SearchedType } from '../../search/searchDatabase.ts'
import type { SearchHit } from '../../search/searchResults.ts'

type Told = Pick<SearchHit, 'type' | 'day' | 'isOver' | 'price'>

/** Gives the facts that distinguish results: the day and the price, in the language of the page. */
export function hitFacts({ type, day, isOver, price }: Told, words: Dictionary): string[] {
  const { search, jobs, locale } = words
  const said = type === 'pages' ? undefined : recordKinds[type].day?.said
  const tellDay = isOver
    ? search.startedOn
    : { ...search, until: jobs.until }[said ?? 'publishedOn']
  return [
    ...(day === '' ? [] : [tellDay(writtenDay(day, locale))]),
    ...(price === null ? [] : [formatPrice(price, locale)]),
  ]
}

/** The name of a kind of results. */
export function kindName(type: SearchedType, { search, locale }: Dictionary): string {
  return type === 'pages' ? search.pages : recordKinds[type].names[locale]
}
