import { localisedPath } from '@sira/contract/locales'
import type { Settings } from '@sira/contract/records/settings'
import { feedRoutes } from '@sira/contract/routes'
import { Feed } from 'feed'
import { formatPrice } from '../../../../format/price.ts'
import type { Dictionary } from '../../../../i18n/fr.ts'
import type { Session } from '../session.ts'
import { sessionDays, sessionPlace } from '../sessionFacts.ts'

interface Context {
  settings: Settings
  words: Dictionary
  origin: string
}

/** The sessions to come as a JSON Feed (jsonfeed.org, version 1). */
export function sessionFeed(
  sessions: readonly Session[],
  { settings, words, origin }: Context,
): Feed {
  const page = `${origin}${words.routes.sessions}`
  const feed = new Feed({
    id: page,
    link: page,
    title: `${words.sessions.pageTitle} | ${settings.brandName}`,
    description: words.sessions.description,
    feedLinks: { json: `${origin}${localisedPath(feedRoutes.sessionsJson, words.locale)}` },
    generator: false,
  })
  for (const session of sessions) {
    const { id, price, lieu, updatedAt, debut, training } = session
    const facts = [
      sessionDays(session, words.locale),
      sessionPlace(session, words),
      lieu,
      price !== null && formatPrice(price, words.locale),
    ]
    feed.addItem({
      id: `${page}/${id}`,
      link: `${origin}${words.routes.training(training.slug)}`,
      title: training.Theme,
      description: facts.filter(Boolean).join(', '),
      date: new Date(updatedAt ?? debut),
    })
  }
  return feed
}
