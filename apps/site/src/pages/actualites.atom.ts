import type { APIRoute } from 'astro'
import { unavailable, xml } from '../feeds/fileAnswers.ts'
import { latestNewsFeed } from '../feeds/latestNewsFeed.ts'

export const GET: APIRoute = async ({ locals }) => {
  const feed = await latestNewsFeed(locals)
  return feed ? xml(feed.atom1(), 'application/atom+xml') : unavailable()
}
