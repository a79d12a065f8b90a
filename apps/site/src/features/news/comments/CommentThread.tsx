import type { Thread, ThreadComment } from '@sira/contract/comments/thread'
import type { Dictionary } from '../../../i18n/fr.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentItem } from './CommentItem.tsx'

interface CommentThreadProps {
  thread: Thread
  article: string
  asksForProof: boolean
  words: Dictionary
}

/** What visitors said of an article, the oldest first, each with its answers; and the form. */
export function CommentThread({ thread, article, asksForProof, words }: CommentThreadProps) {
  const { data, meta } = thread
  const { comments: t } = words
  const first = data.filter(({ attributes }) => attributes.parent === null)
  const answersTo = (id: number) => data.filter(({ attributes }) => attributes.parent === id)
  const shared = { article, isOpen: meta.ouvert, words }
  const list = (comments: readonly ThreadComment[], nested?: true) => (
    <ol className={nested ? 'mt-3 ps-6' : undefined}>
      {comments.map((comment) => {
        const answers = nested ? [] : answersTo(comment.id)
        return (
          <CommentItem key={comment.id} comment={comment} {...shared}>
            {answers.length > 0 && list(answers, true)}
          </CommentItem>
        )
      })}
    </ol>
  )
  return (
    <section id="commentaires" className="no-print mt-12 space-y-6">
      <h2 className="text-2xl">{t.count(data.filter(isWritten).length)}</h2>
      {first.length > 0 && list(first)}
      {meta.ouvert ? (
        <>
          <h3 className="text-xl">{t.write}</h3>
          <CommentForm article={article} asksForProof={asksForProof} words={words} />
        </>
      ) : (
        <p className="text-pierre">{t.closed}</p>
      )}
    </section>
  )
}

const isWritten = ({ attributes }: ThreadComment) => attributes.texte !== null
