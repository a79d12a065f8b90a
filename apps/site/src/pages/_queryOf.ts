import { defaultLocale, withoutLocale } from '@sira/contract/locales'
import { routeOf } from '../kinds/routeOf.ts'
import { translationQuery } from '../layout/translation/query.ts'
import type { Query } from '../transport/pageQuery.ts'
import { pageQueries } from './_queries.ts'

/** What the page of a path understands; whatever else an address carries never reaches it. */
export function queryOf(path: string): Query {
  const { locale, path: own } = withoutLocale(path)
  const name = routeOf(own)
  return { ...(name && pageQueries[name]), ...(locale === defaultLocale ? {} : translationQuery) }
}
