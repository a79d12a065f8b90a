import { feedRoutes } from '@sira/contract/routes'

/** A feed that a page leads to, in its language. */
export interface PageFeed {
  /** Media type. */
  type: string
  /** Its French address. */
  route: string
}

export const newsFeeds: readonly PageFeed[] = [
  { type: 'application/rss+xml', route: feedRoutes.newsRss },
  { type: 'application/atom+xml', route: feedRoutes.newsAtom },
]

export const sessionFeeds: readonly PageFeed[] = [
  { type: 'application/feed+json', route: feedRoutes.sessionsJson },
]

export const jobFeeds: readonly PageFeed[] = [
  { type: 'application/feed+json', route: feedRoutes.jobsJson },
]
