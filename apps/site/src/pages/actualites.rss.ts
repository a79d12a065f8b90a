import type { APIRoute } from 'astro'
import { latestNewsFeed } from '../features/news/latestNewsFeed.ts'
import { unavailable, xml } from '../feeds/fileAnswers.ts'

export const GET: APIRoute = async ({ locals }) => {
  const feed = await latestNewsFeed(locals)
  return feed ? xml(feed.rss2(), 'application/rss+xml') : unavailable()
}
