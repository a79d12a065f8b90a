import { writtenDay } from '@sira/contract/writtenDates'
import { Breadcrumb } from '../../../components/Breadcrumb.tsx'
import { OnRequestFrame } from '../../../components/pictures/OnRequestFrame.tsx'
import { Picture } from '../../../components/pictures/Picture.tsx'
import { RichText } from '../../../components/RichText.tsx'
import { ShareLinks } from '../../../components/share/ShareLinks.tsx'
import { type Trail, trailFromHome } from '../../../components/trail.ts'
import { plainText } from '../../../content/plainText.ts'
import { readingMinutes } from '../../../content/readingMinutes.ts'
import { writtenIn } from '../../../format/writtenIn.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Article } from '../article.ts'
import type { ArticleComments } from '../comments/articleComments.ts'
import { CommentThread } from '../comments/CommentThread.tsx'
import { ArticleEnd, type RelatedLink } from './ArticleEnd.tsx'
import { NewsSidebar, type NewsSidebarProps, TagLink } from './NewsSidebar.tsx'
import '../../../styles/records.css'

interface ArticleDetailProps extends Omit<NewsSidebarProps, 'words' | 'light' | 'title'> {
  article: Article
  words: Dictionary
  light: boolean
  /** Our own comments or those of a service; null where there are none. */
  comments: ArticleComments
  asksForProof?: boolean
  /** The training or the offer that the article recommends. */
  related?: RelatedLink | undefined
  /** The author of articles without a name. */
  brandName: string
}

export function articleTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.article.breadcrumb, route: words.routes.news })
}

/** One article (product 2.8). */
export function ArticleDetail(props: ArticleDetailProps) {
  const {
    article,
    words,
    light,
    comments,
    asksForProof = false,
    related,
    brandName,
    ...sidebar
  } = props
  return (
    <div className="page grid gap-x-14 gap-y-14 pt-6 pb-14 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <article>
        <Breadcrumb label={words.breadcrumb} trail={articleTrail(words)} />
        <ArticleHeading article={article} words={words} brandName={brandName} />
        <div className="mt-7 aspect-16/9 overflow-hidden rounded-[28px] rounded-es-[80px] bg-lin">
          <Picture
            media={article.image}
            seed={article.slug}
            width={800}
            height={450}
            sizes="(min-width: 64rem) 830px, 100vw"
            light={light}
            eager
          />
        </div>
        <RichText
          locale={words.locale}
          className="mt-9"
          markdown={article.contenu}
          {...writtenIn(article.locale, words.locale)}
        />
        <ArticleEnd related={related} words={words} />
        {comments && 'thread' in comments && (
          <CommentThread
            thread={comments.thread}
            article={article.slug}
            asksForProof={asksForProof}
            words={words}
          />
        )}
        {comments && 'address' in comments && (
          <section className="no-print mt-12">
            <h2 className="mb-4 text-2xl">{words.article.comments}</h2>
            <OnRequestFrame
              title={words.article.comments}
              address={comments.address}
              label={words.article.showComments}
              note={words.article.commentsNote}
              icon="message"
            />
          </section>
        )}
        <footer className="no-print mt-12 grid gap-8 border-t border-trait pt-6 sm:grid-cols-2">
          {article.tags.length > 0 && (
            <section>
              <h2 className="text-xl">{words.article.tags}</h2>
              <ul className="mt-3 flex flex-wrap gap-2">
                {article.tags.map((tag) => (
                  <li key={tag.id}>
                    <TagLink {...tag} words={words} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section>
            <h2 className="text-xl">{words.sharing.title}</h2>
            <ShareLinks
              address={sidebar.address}
              title={article.titre}
              poster={{
                kind: words.article.breadcrumb,
                facts: article.publishedAt ? [writtenDay(article.publishedAt, words.locale)] : [],
                seed: article.slug,
              }}
              words={words}
            />
          </section>
        </footer>
      </article>
      <NewsSidebar words={words} light={light} title={article.titre} {...sidebar} />
    </div>
  )
}

function ArticleHeading({
  article,
  words,
  brandName,
}: Pick<ArticleDetailProps, 'article' | 'words' | 'brandName'>) {
  const [firstTag] = article.tags
  return (
    <header className="mt-2">
      <p className="flex flex-wrap gap-x-4 font-semibold">
        {firstTag && <span className="text-laterite">{firstTag.nom}</span>}
        {article.publishedAt && (
          <span className="text-pierre">
            {words.article.published}{' '}
            <time dateTime={article.publishedAt}>
              {writtenDay(article.publishedAt, words.locale)}
            </time>
          </span>
        )}
      </p>
      <h1 className="mt-2 record-title" {...writtenIn(article.locale, words.locale)}>
        {article.titre}
      </h1>
      <p className="mt-3 flex flex-wrap gap-x-4 text-pierre">
        <span>{words.article.by(article.auteur ?? brandName)}</span>
        <span>{words.article.minutes(readingMinutes(plainText(article.contenu)))}</span>
      </p>
    </header>
  )
}
