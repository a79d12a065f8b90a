import { defaultLocale, withoutLocale } from '@sira/contract/locales'
import { contactQuery } from '../features/contact/query.ts'
import { followQuery } from '../features/followUp/query.ts'
import { jobsQuery } from '../features/jobs/query.ts'
import { newsQuery } from '../features/news/query.ts'
import { decisionQuery } from '../features/newsletter/query.ts'
import { cartQuery } from '../features/orders/cart/query.ts'
import { quoteQuery } from '../features/quote/query.ts'
import { searchQuery } from '../features/search/query.ts'
import { shopQuery } from '../features/shop/query.ts'
import { trainingsQuery } from '../features/trainings/query.ts'
import { sentQuery } from '../forms/sentQuery.ts'
import { type RouteName, routeOf } from '../kinds/routeOf.ts'
import { translationQuery } from '../layout/translation/query.ts'
import type { Query } from '../transport/pageQuery.ts'

/** The pages that are asked something in their address; each exports the same as its `query`. */
export const pageQueries: Readonly<Partial<Record<RouteName, Query>>> = {
  news: newsQuery,
  trainings: trainingsQuery,
  trainingsTwin: trainingsQuery,
  jobs: jobsQuery,
  bookShop: shopQuery,
  quote: quoteQuery,
  search: searchQuery,
  contact: contactQuery,
  cart: cartQuery,
  followUp: followQuery,
  newsletter: sentQuery,
  newsletterConfirm: decisionQuery,
  newsletterUnsubscribe: decisionQuery,
}

/** What the page of a path understands; whatever else an address carries never reaches it. */
export function queryOf(path: string): Query {
  const { locale, path: own } = withoutLocale(path)
  const name = routeOf(own)
  return {
    ...(name === undefined ? {} : pageQueries[name]),
    ...(locale === defaultLocale ? {} : translationQuery),
  }
}
