import { defaultLocale, locales, localisedPath } from '@sira/contract/locales'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { fileName, type SitemapFile } from './sitemapFiles.ts'
import type { SitemapItem } from './sitemapItems.ts'

/** A file of the sitemap (sitemaps.org 0.9): each page in each language, with its translations. */
export function sitemapXml(items: readonly SitemapItem[], origin: string): Promise<Buffer> {
  const xmlns = { news: false, video: false, image: false, xhtml: true }
  const stream = new SitemapStream({ hostname: origin, xmlns })
  for (const { path, updatedAt } of items) {
    const links = [
      ...locales.map(({ code }) => ({ lang: code as string, url: localisedPath(path, code) })),
      { lang: 'x-default', url: localisedPath(path, defaultLocale) },
    ]
    for (const { code } of locales) {
      const lastmod = updatedAt === null ? {} : { lastmod: updatedAt }
      stream.write({ url: localisedPath(path, code), links, ...lastmod })
    }
  }
  stream.end()
  return streamToPromise(stream)
}

export function sitemapIndexXml(files: readonly SitemapFile[], origin: string): Promise<Buffer> {
  const stream = new SitemapIndexStream()
  for (const file of files) stream.write({ url: `${origin}/sitemap/${fileName(file)}.xml` })
  stream.end()
  return streamToPromise(stream)
}
