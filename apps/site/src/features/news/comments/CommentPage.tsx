import type { ThreadComment } from '@sira/contract/comments/thread'
import { PageBanner } from '../../../components/PageBanner.tsx'
import { trailFromHome } from '../../../components/trail.ts'
import { Done } from '../../../dossiers/Done.tsx'
import type { FormOutcome } from '../../../forms/formOutcome.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { type CommentField, CommentForm } from './CommentForm.tsx'

interface CommentPageProps {
  /** Nothing where nobody said which article, or it takes no comments. */
  article: { slug: string; titre: string } | undefined
  /** The comment that is answered. */
  answered: ThreadComment | undefined
  outcome: FormOutcome<CommentField> | undefined
  /** What came of a report. */
  notice: string | undefined
  asksForProof: boolean
  words: Dictionary
}

/** Where a comment is written without script, or in answer to another one. */
export function CommentPage(props: CommentPageProps) {
  const { article, answered, outcome, notice, asksForProof, words } = props
  const { comments: t, routes } = words
  const trail = trailFromHome(words, { name: t.write })
  return (
    <>
      <PageBanner title={t.write} trailLabel={words.breadcrumb} trail={trail}>
        {article && (
          <p className="mt-3">
            <a href={`${routes.article(article.slug)}#commentaires`} className="link tap">
              {t.back(article.titre)}
            </a>
          </p>
        )}
      </PageBanner>
      <div className="page max-w-2xl space-y-6 py-10">
        {notice !== undefined && <Done text={notice} />}
        {answered?.attributes.texte && (
          <blockquote
            dir="auto"
            className="border-s-2 border-trait ps-5 whitespace-pre-line wrap-anywhere"
          >
            <p className="font-semibold">{answered.attributes.nom}</p>
            <p>{answered.attributes.texte}</p>
          </blockquote>
        )}
        {notice === undefined && (
          <CommentForm
            article={article?.slug ?? ''}
            answered={answered?.id}
            outcome={outcome}
            asksForProof={asksForProof}
            words={words}
          />
        )}
      </div>
    </>
  )
}
