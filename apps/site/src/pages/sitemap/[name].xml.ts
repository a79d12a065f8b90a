import type { APIRoute } from 'astro'
import { unavailable, xml } from '../../feeds/fileAnswers.ts'
import { fileNamed } from '../../sitemap/sitemapFiles.ts'
import { sitemapItems } from '../../sitemap/sitemapItems.ts'
import { sitemapXml } from '../../sitemap/sitemapXml.ts'

/** One part of a sitemap that is too long for one file. */
export const GET: APIRoute = async ({ params, rewrite, locals }) => {
  const file = fileNamed(params.name ?? '')
  const answer = file && (await sitemapItems(locals, file))
  if (answer?.state === 'away') return unavailable()
  if (answer === undefined || answer.data.length === 0) return rewrite('/404')
  return xml(await sitemapXml(answer.data, locals.address))
}
