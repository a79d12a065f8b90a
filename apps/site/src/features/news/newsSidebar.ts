import type { Locale } from '@sira/contract/locales'
import { dataOr } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { allTags } from './allTags.ts'
import { categoriesWithCounts } from './categoriesWithCounts.ts'
import { latestNews } from './latestNews.ts'

/** The number of recent articles beside the news (product 2.14). */
const recentCount = 3

/**
 * Reads the widgets beside the news (product 2.14); a widget whose data is away is left out. The
 * recent articles leave out the one being read.
 */
export async function newsSidebar(backOffice: BackOffice, locale: Locale, read?: string) {
  const [categories, tags, recent] = await Promise.all([
    categoriesWithCounts(backOffice, locale),
    allTags(backOffice, locale),
    // One more than are shown, so that the question is the same for every article.
    latestNews(backOffice, locale, read === undefined ? recentCount : recentCount + 1),
  ])
  return {
    categories: dataOr(categories, []),
    tags: dataOr(tags, []),
    recent: dataOr(recent, [])
      .filter(({ slug }) => slug !== read)
      .slice(0, recentCount),
  }
}
