import { defaultLocale, withoutLocale } from '@sira/contract/locales'
import { applicationPages } from '../features/applications/query.ts'
import { contactQuery } from '../features/contact/query.ts'
import { letterQuery } from '../features/cv/query.ts'
import { followQuery } from '../features/followUp/query.ts'
import { jobPages } from '../features/jobs/query.ts'
import { commentQuery } from '../features/news/comments/query.ts'
import { newsQuery } from '../features/news/query.ts'
import { decisionPages } from '../features/newsletter/query.ts'
import { cartQuery } from '../features/orders/cart/query.ts'
import { quoteQuery } from '../features/quote/query.ts'
import { searchQuery } from '../features/search/query.ts'
import { shopQuery } from '../features/shop/query.ts'
import { trainingPages } from '../features/trainings/query.ts'
import { waitingPages } from '../features/waiting/query.ts'
import { sentQuery } from '../forms/sentQuery.ts'
import { type RouteName, routeOf } from '../kinds/routeOf.ts'
import { translationQuery } from '../layout/translation/query.ts'
import type { Query } from '../transport/pageQuery.ts'

/** The pages that are asked something in their address; each exports the same as its `query`. */
export const pageQueries: Readonly<Partial<Record<RouteName, Query>>> = {
  news: newsQuery,
  ...trainingPages,
  ...jobPages,
  ...applicationPages,
  bookShop: shopQuery,
  quote: quoteQuery,
  search: searchQuery,
  contact: contactQuery,
  comment: commentQuery,
  deliveryRequest: sentQuery,
  cart: cartQuery,
  followUp: followQuery,
  ...waitingPages,
  letter: letterQuery,
  ...decisionPages,
}

/** What the page of a path understands; whatever else an address carries never reaches it. */
export function queryOf(path: string): Query {
  const { locale, path: own } = withoutLocale(path)
  const name = routeOf(own)
  return { ...(name && pageQueries[name]), ...(locale === defaultLocale ? {} : translationQuery) }
}
