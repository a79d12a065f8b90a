import type { NewsArticle } from 'schema-dts'
import { companyReference } from '../../structuredData/company.ts'
import type { DescribedPage } from '../../structuredData/graph.ts'
import type { Article } from './article.ts'

/** The structured data of an article; without a photograph its share picture is used. */
export function newsArticle(article: Article, page: DescribedPage): NewsArticle {
  const publisher = companyReference(page)
  const { origin, address, picture } = page
  return {
    '@type': 'NewsArticle',
    headline: article.titre,
    url: address,
    mainEntityOfPage: address,
    image: article.image ? new URL(article.image.url, origin).href : picture,
    ...(article.publishedAt === null ? {} : { datePublished: article.publishedAt }),
    ...(article.updatedAt === null ? {} : { dateModified: article.updatedAt }),
    ...(article.locale === undefined ? {} : { inLanguage: article.locale }),
    keywords: article.tags.map(({ nom }) => nom),
    author: article.auteur === null ? publisher : { '@type': 'Person', name: article.auteur },
    publisher,
  }
}
