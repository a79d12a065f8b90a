import type { Words } from '../../../../language/words.ts'
import type { article as french } from '../fr/article.ts'

/** An article (product 2.8). */
export const article: Words<typeof french> = {
  article: {
    breadcrumb: 'News',
    tags: 'Tags',
    comments: 'Comments',
    showComments: 'Show the comments',
    commentsNote: 'The comments come from another site and use data.',
    published: 'Published on',
    by: (author: string) => `By ${author}`,
    minutes: (count: number) => `${count} min read`,
    related: { formations: 'The training that goes with it', jobs: 'The job that goes with it' },
    next: 'What comes next',
  },
}
