import { localisedPath } from '@sira/contract/locales'
import type { Dictionary } from '../../i18n/fr.ts'
import type { SearchHit } from '../../search/findRecords.ts'

/** Where a result is shown, in the language of the page. */
export function hitAddress(
  { type, place }: Pick<SearchHit, 'type' | 'place'>,
  { routes, locale }: Dictionary,
  productName: string,
): string {
  switch (type) {
    case 'pages':
      return localisedPath(place, locale)
    case 'formations':
      return routes.training(place)
    case 'jobs':
      return routes.job(place)
    case 'blogs':
      return routes.article(place)
    case 'biblios':
      return `${routes.bookShop(productName)}?livre=${place}`
    case 'faqs':
      return `${routes.faq}#question-${place}`
  }
}
