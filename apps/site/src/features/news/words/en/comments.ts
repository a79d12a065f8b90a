import type { Words } from '../../../../language/words.ts'
import type { comments as french } from '../fr/comments.ts'

/** The comments on an article (product 2.8). */
export const comments: Words<typeof french> = {
  comments: {
    title: 'Comments',
    count: (count: number) => (count === 0 ? 'Comments' : `Comments (${count})`),
    write: 'Leave a comment',
    name: 'Your name, as it will be shown',
    text: 'Your comment',
    rules: 'Each comment is read before it appears. The text is shown as it is.',
    submit: 'Send the comment',
    answer: 'Reply',
    answerTo: (name: string) => `Reply to ${name}`,
    report: 'Report',
    reportOf: (name: string) => `Report the comment of ${name}`,
    reported: 'Thank you. Our team will look at this comment.',
    notReported: 'It could not be reported. Please try again in a moment.',
    team: 'The team',
    gone: 'This comment has been removed.',
    closed: 'This article takes no more comments.',
    description: 'Comment on one of our news articles.',
    back: (article: string) => `Back to the article “${article}”`,
  },
}
