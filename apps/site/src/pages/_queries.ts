import { applicationPages } from '../features/applications/query.ts'
import { attendanceFormQuery } from '../features/attendance/query.ts'
import { checkQuery } from '../features/attestations/query.ts'
import { contactQuery } from '../features/contact/query.ts'
import { letterQuery } from '../features/cv/query.ts'
import { followQuery } from '../features/followUp/query.ts'
import { jobPages } from '../features/jobs/query.ts'
import { newsPages } from '../features/news/query.ts'
import { decisionPages } from '../features/newsletter/query.ts'
import { cartQuery } from '../features/orders/cart/query.ts'
import { quoteQuery } from '../features/quote/query.ts'
import { searchQuery } from '../features/search/query.ts'
import { shopQuery } from '../features/shop/query.ts'
import { spaceQuery } from '../features/space/query.ts'
import { trainingPages } from '../features/trainings/query.ts'
import { waitingPages } from '../features/waiting/query.ts'
import { sentQuery } from '../forms/sentQuery.ts'
import type { RouteName } from '../kinds/routeOf.ts'
import type { Query } from '../transport/pageQuery.ts'

/** The pages that are asked something in their address; each exports the same as its `query`. */
export const pageQueries: Readonly<Partial<Record<RouteName, Query>>> = {
  ...newsPages,
  ...trainingPages,
  ...jobPages,
  ...applicationPages,
  bookShop: shopQuery,
  quote: quoteQuery,
  search: searchQuery,
  contact: contactQuery,
  deliveryRequest: sentQuery,
  cart: cartQuery,
  followUp: followQuery,
  attendanceForm: attendanceFormQuery,
  certificateCheck: checkQuery,
  space: spaceQuery,
  ...waitingPages,
  letter: letterQuery,
  ...decisionPages,
}
