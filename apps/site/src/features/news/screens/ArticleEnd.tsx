import type { RelatedRecord } from '@sira/contract/records/relatedPath'
import { Icon } from '../../../components/Icon.tsx'
import { writtenIn } from '../../../format/writtenIn.ts'
import type { Dictionary } from '../../../i18n/fr.ts'

/** The record that an article recommends, as its end shows it. */
export interface RelatedLink extends RelatedRecord {
  name: string
  route: string
  /** The language of its name. */
  locale: string | undefined
}

interface ArticleEndProps {
  related: RelatedLink | undefined
  words: Dictionary
}

/** The link at the end of an article to its training or offer, and to the whole list. */
export function ArticleEnd({ related, words }: ArticleEndProps) {
  const { article, routes, menu } = words
  return (
    <nav aria-label={article.next} className="no-print mt-10 rounded-carte bg-lin p-6">
      {related && (
        <>
          <p className="text-pierre">{article.related[related.type]}</p>
          <a
            href={related.route}
            className="tap gap-2 font-titre text-[1.3rem]/[1.25] font-bold hover:underline"
            {...writtenIn(related.locale, words.locale)}
          >
            {related.name}
            <Icon name="arrow" className="size-6 rtl:-scale-x-100" />
          </a>
        </>
      )}
      <p className="flex flex-wrap gap-x-6">
        <a href={routes.trainings} className="link tap">
          {menu.trainings}
        </a>
        <a href={routes.jobs} className="link tap">
          {menu.jobs}
        </a>
      </p>
    </nav>
  )
}
