import { localisedPath } from '@sira/contract/locales'
import type { Settings } from '@sira/contract/records/settings'
import { feedRoutes } from '@sira/contract/routes'
import { Feed } from 'feed'
import { markdownToHtml } from '../../content/markdown.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import type { Job } from './job.ts'

/** The open offers as a JSON Feed (jsonfeed.org, version 1). */
export function jobFeed(
  jobs: readonly Job[],
  { settings, words, origin }: { settings: Settings; words: Dictionary; origin: string },
): Feed {
  const page = `${origin}${words.routes.jobs}`
  const feed = new Feed({
    id: page,
    link: page,
    title: `${words.jobs.title} | ${settings.brandName}`,
    description: words.jobs.description,
    feedLinks: { json: `${origin}${localisedPath(feedRoutes.jobsJson, words.locale)}` },
    generator: false,
  })
  for (const { slug, titre, description, compagnie, pays, date_publication } of jobs) {
    const link = `${origin}${words.routes.job(slug)}`
    feed.addItem({
      id: link,
      link,
      title: titre,
      description: [compagnie, pays].filter(Boolean).join(', '),
      content: markdownToHtml(description),
      date: new Date(date_publication ?? 0),
    })
  }
  return feed
}
