import { localisedPath } from '@sira/contract/locales'
import type { Settings } from '@sira/contract/records/settings'
import { feedRoutes } from '@sira/contract/routes'
import { Feed } from 'feed'
import { markdownToHtml } from '../../content/markdown.ts'
import { runningText } from '../../content/plainText.ts'
import { cutText } from '../../format/cutText.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { tabIcon } from '../../kinds/logoAddress.ts'
import type { Article } from './article.ts'

interface FeedContext {
  settings: Settings
  words: Dictionary
  /** `https://www.sira.example` */
  origin: string
}

/** The latest articles, whole, for readers of RSS and Atom. */
export function newsFeed(articles: readonly Article[], context: FeedContext): Feed {
  const { settings, words, origin } = context
  const page = `${origin}${words.routes.news}`
  const updated = articles
    .map(({ publishedAt }) => publishedAt ?? '')
    .sort()
    .at(-1)
  const feed = new Feed({
    id: page,
    link: page,
    title: `${words.news.title} | ${settings.brandName}`,
    description: words.news.description,
    language: words.locale,
    favicon: `${origin}${tabIcon(settings).href}`,
    generator: false,
    feedLinks: {
      rss: `${origin}${localisedPath(feedRoutes.newsRss, words.locale)}`,
      atom: `${origin}${localisedPath(feedRoutes.newsAtom, words.locale)}`,
    },
    ...(updated ? { updated: new Date(updated) } : {}),
  })
  for (const article of articles) feed.addItem(feedItem(article, context))
  return feed
}

/**
 * Escapes markup, because feed readers read titles and summaries as HTML. Accents and quotes stay
 * as they are, for readers that do not. The `feed` package (6.0) writes names into attributes
 * without escaping `<`.
 */
function inMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function feedItem(article: Article, { words, origin }: FeedContext) {
  const { slug, titre, extrait, contenu, publishedAt, updatedAt, image, tags } = article
  const link = `${origin}${words.routes.article(slug)}`
  const published = new Date(publishedAt ?? 0)
  return {
    id: link,
    link,
    title: inMarkup(titre),
    description: inMarkup(extrait || cutText(runningText(contenu), 300)),
    content: markdownToHtml(contenu),
    date: new Date(updatedAt ?? published),
    published,
    category: tags.map(({ nom }) => ({ name: nom.replaceAll('<', '‹').replaceAll('>', '›') })),
    ...(image ? { image: new URL(image.url, origin).href } : {}),
  }
}
