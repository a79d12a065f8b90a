import type { Locale } from '@sira/contract/locales'
import { dataOr } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { allTags } from './allTags.ts'
import { categoriesWithCounts } from './categoriesWithCounts.ts'
import { latestNews } from './latestNews.ts'

/** What stands beside the news (spec 2.14); a widget whose data is away is left out. */
export async function newsSidebar(backOffice: BackOffice, locale: Locale) {
  const [categories, tags, recent] = await Promise.all([
    categoriesWithCounts(backOffice, locale),
    allTags(backOffice, locale),
    latestNews(backOffice, locale),
  ])
  return {
    categories: dataOr(categories, []),
    tags: dataOr(tags, []),
    recent: dataOr(recent, []),
  }
}
