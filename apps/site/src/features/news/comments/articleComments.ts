import { ownComments, type Thread, thread, threadPath } from '@sira/contract/comments/thread'
import { dataOr } from '../../../transport/answer.ts'
import type { BackOffice } from '../../../transport/door/contractClient.ts'
import { ask } from '../../../transport/question.ts'
import { commentThread } from '../commentThread.ts'

/** Our own comments, or the address of a thread in a frame; null where there are none. */
export type ArticleComments = { thread: Thread } | { address: string } | null

/** What the settings name of an article’s comments. */
export async function articleComments(
  backOffice: BackOffice,
  provider: string | null,
  slug: string,
): Promise<ArticleComments> {
  if (provider === ownComments) {
    const own = await ownThread(backOffice, slug)
    return own && { thread: own }
  }
  const address = commentThread(provider, slug)
  return address === null ? null : { address }
}

/** Null where they are off, and while they cannot be read: the page is made anew then. */
export async function ownThread(backOffice: BackOffice, slug: string): Promise<Thread | null> {
  const answer = await ask<Thread | null>(backOffice, {
    path: `${threadPath}/${encodeURIComponent(slug)}`,
    failure: 'Error in comments fetching',
    parse: (body) => thread.parse(body),
    whenAbsent: null,
  })
  return dataOr(answer, null)
}
