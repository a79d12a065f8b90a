import { recordTypes } from '@sira/contract/kinds/recordTypes'
import { dayOfPage } from '../format/dayOfPage.ts'
import { recordAddress } from '../kinds/recordAddress.ts'
import type { Answer } from '../transport/answer.ts'
import { siteSettings } from '../transport/siteSettings.ts'
import { publicPages } from './publicPages.ts'
import { sitemapEntries } from './sitemapEntries.ts'
import { recordsPerFile, type SitemapFile } from './sitemapFiles.ts'

/** A page to list: its French address, and when its content last changed (ISO 8601). */
export interface SitemapItem {
  path: string
  updatedAt: string | null
}

/** What one file of the sitemap lists. */
export async function sitemapItems(
  locals: Pick<App.Locals, 'backOffice' | 'day'>,
  file: SitemapFile,
): Promise<Answer<SitemapItem[]>> {
  const { backOffice } = locals
  const { productName } = await siteSettings(backOffice, 'fr')
  if (file.type === 'pages') {
    const pages = publicPages(productName).map((path) => ({ path, updatedAt: null }))
    return { state: 'known', data: pages }
  }
  const start = (file.part - 1) * recordsPerFile
  const part = { start, count: recordsPerFile, today: dayOfPage(locals) }
  const answer = await sitemapEntries(backOffice, file.type, part)
  if (answer.state === 'away') return answer
  const { type } = file
  const items = answer.data.flatMap(({ id, slug, updatedAt }) => {
    const place = recordTypes[type].page?.of === 'slug' ? slug : String(id)
    // A record published without an address has no page to list.
    return place ? [{ path: recordAddress(type, place, productName), updatedAt }] : []
  })
  return { state: 'known', data: items }
}
