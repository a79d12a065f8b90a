import { typesWithPage } from '@sira/contract/kinds/recordTypes'
import type { APIRoute } from 'astro'
import { unavailable, xml } from '../feeds/fileAnswers.ts'
import { dayOfPage } from '../format/dayOfPage.ts'
import { listedCount } from '../sitemap/sitemapEntries.ts'
import { filesFor, recordsPerFile } from '../sitemap/sitemapFiles.ts'
import { sitemapItems } from '../sitemap/sitemapItems.ts'
import { sitemapIndexXml, sitemapXml } from '../sitemap/sitemapXml.ts'
import { dataOr } from '../transport/answer.ts'

/** Fewer than this: the fixed pages, which share the one file with the records. */
const fixedPages = 100

/** The whole sitemap in one file, or an index of its parts where it would be too long. */
export const GET: APIRoute = async ({ locals }) => {
  const { backOffice, address } = locals
  const counted = await Promise.all(
    typesWithPage.map(async (type) => ({
      type,
      answer: await listedCount(backOffice, type, dayOfPage(locals)),
    })),
  )
  if (counted.some(({ answer }) => answer.state === 'away')) return unavailable()
  const counts = counted.map(({ type, answer }) => ({ type, count: dataOr(answer, 0) }))
  const files = filesFor(counts)
  const total = counts.reduce((sum, { count }) => sum + count, fixedPages)
  if (total > recordsPerFile) return xml(await sitemapIndexXml(files, address))

  const parts = await Promise.all(files.map((file) => sitemapItems(locals, file)))
  if (parts.some(({ state }) => state === 'away')) return unavailable()
  return xml(
    await sitemapXml(
      parts.flatMap((part) => dataOr(part, [])),
      address,
    ),
  )
}
