import type { Locale } from '@sira/contract/locales'
import type { Article } from '../../features/news/article.ts'
import { newsSidebar } from '../../features/news/newsSidebar.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { siteSettings } from '../../transport/siteSettings.ts'
import { relatedRecord } from './relatedRecord.ts'

/** What a draft of an article is shown with, beside itself. */
export async function besideArticle(
  backOffice: BackOffice,
  locale: Locale,
  { slug, a_suivre }: Pick<Article, 'slug' | 'a_suivre'>,
  words: Dictionary,
) {
  const [{ brandName }, sidebar, related] = await Promise.all([
    siteSettings(backOffice, locale),
    newsSidebar(backOffice, locale, slug),
    relatedRecord(backOffice, locale, a_suivre, words),
  ])
  return { brandName, related, ...sidebar }
}
