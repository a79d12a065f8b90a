import type { Article } from '../../features/news/article.ts'
import { newsSidebar } from '../../features/news/newsSidebar.ts'
import { siteSettings } from '../../transport/siteSettings.ts'
import { relatedRecord } from './relatedRecord.ts'

/** The data that the draft of an article is shown with. */
export async function besideArticle(
  locals: Pick<App.Locals, 'backOffice' | 'locale' | 'day'>,
  { slug, a_suivre }: Pick<Article, 'slug' | 'a_suivre'>,
) {
  const { backOffice, locale } = locals
  const [{ brandName }, sidebar, related] = await Promise.all([
    siteSettings(backOffice, locale),
    newsSidebar(backOffice, locale, slug),
    relatedRecord(locals, a_suivre),
  ])
  return { brandName, related, ...sidebar }
}
