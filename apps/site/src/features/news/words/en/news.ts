import type { Words } from '../../../../language/words.ts'
import type { news as french } from '../fr/news.ts'

/** The news listing and its sidebar (product 2.7, 2.14). */
export const news: Words<typeof french> = {
  news: {
    title: 'All our news',
    description: 'Job advice, training, business life and news of Sira in Burkina\u00a0Faso.',
    breadcrumb: 'Our news',
    empty: 'No articles yet. Come back soon, or subscribe to our newsletter.',
    emptyFilter: 'No articles in this selection.',
    allNews: 'See all the news',
    latest: 'Latest news',
    all: 'All the news',
    toCome: 'The next news will appear here.',
    filteredBy: (name: string) => `Selection: ${name}`,
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
    categories: 'Categories',
    tags: 'Tags',
    recent: 'Recent news',
  },
}
