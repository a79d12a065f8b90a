import type { ThreadComment } from '@sira/contract/comments/thread'
import { writtenDay } from '@sira/contract/writtenDates'
import type { ReactNode } from 'react'
import type { Dictionary } from '../../../i18n/fr.ts'
import { commentAddress } from './query.ts'

interface CommentItemProps {
  comment: ThreadComment
  article: string
  /** Whether it may be answered. */
  isOpen: boolean
  words: Dictionary
  /** The answers to it. */
  children?: ReactNode
}

/** One comment, as it was typed: what looks like markup is text. */
export function CommentItem({ comment, article, isOpen, words, children }: CommentItemProps) {
  const { id, attributes } = comment
  const { nom, texte, date, equipe } = attributes
  const { comments: t, routes, locale } = words
  return (
    <li id={`commentaire-${id}`} className="border-t border-trait py-4">
      {texte === null ? (
        <p className="text-pierre">{t.gone}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <strong className="font-semibold wrap-anywhere">
              <bdi>{nom}</bdi>
            </strong>
            {equipe && <span className="font-semibold text-laterite">{t.team}</span>}
            {date && (
              <time dateTime={date} className="text-[0.95rem] text-pierre">
                {writtenDay(date, locale)}
              </time>
            )}
          </p>
          <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
            {texte}
          </p>
          <div className="flex flex-wrap items-center gap-x-4">
            {isOpen && (
              <a
                href={`${commentAddress(routes.comment, article, id)}`}
                rel="nofollow"
                className="link tap"
                aria-label={t.answerTo(nom ?? '')}
              >
                {t.answer}
              </a>
            )}
            {!equipe && (
              <form method="post" action={commentAddress(routes.comment, article)}>
                <button
                  type="submit"
                  name="signaler"
                  value={id}
                  className="link tap"
                  aria-label={t.reportOf(nom ?? '')}
                >
                  {t.report}
                </button>
              </form>
            )}
          </div>
        </>
      )}
      {children}
    </li>
  )
}
