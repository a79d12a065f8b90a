import type { Words } from '../../../../language/words.ts'
import type { article as french } from '../fr/article.ts'

/** An article, and the preview of a draft (spec 2.8). */
export const article: Words<typeof french> = {
  article: {
    breadcrumb: 'News',
    share: 'Share',
    shareOn: (network: string) => `Share on ${network}`,
    tags: 'Tags',
    comments: 'Comments',
    showComments: 'Show the comments',
    commentsNote: 'The comments come from another site and use data.',
    published: 'Published on',
  },
  preview: {
    title: 'Preview for the team only',
    banner: 'Draft: only the team can see this page.',
    backToEditing: 'Back to editing',
    signIn: 'Sign in to the back office to see this preview.',
    signInLink: 'Sign in',
  },
}
