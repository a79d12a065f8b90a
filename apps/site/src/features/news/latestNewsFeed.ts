import type { Feed } from 'feed'
import { dictionaryOf } from '../../i18n/dictionaryOf.ts'
import { siteSettings } from '../../transport/siteSettings.ts'
import { newsFeed } from './newsFeed.ts'
import { newsPage } from './newsPage.ts'

/** `undefined` while the back office is away. */
export async function latestNewsFeed({
  backOffice,
  locale,
  address,
}: App.Locals): Promise<Feed | undefined> {
  const [settings, news] = await Promise.all([
    siteSettings(backOffice, locale),
    newsPage(backOffice, locale, 1),
  ])
  if (news.state === 'away') return undefined
  return newsFeed(news.data.items, { settings, words: dictionaryOf(locale), origin: address })
}
