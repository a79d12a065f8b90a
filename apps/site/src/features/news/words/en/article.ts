import type { Words } from '../../../../language/words.ts'
import type { article as french } from '../fr/article.ts'

/** An article (spec 2.8). */
export const article: Words<typeof french> = {
  article: {
    breadcrumb: 'News',
    tags: 'Tags',
    comments: 'Comments',
    showComments: 'Show the comments',
    commentsNote: 'The comments come from another site and use data.',
    published: 'Published on',
  },
}
