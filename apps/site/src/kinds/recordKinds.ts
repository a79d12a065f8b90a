import type { AttributeOf, RecordType, recordTypes } from '@sira/contract/kinds/recordTypes'
import type { Locale } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'

/**
 * The facts of a type of record for the site, besides those that both programs know (recordTypes).
 */
export interface RecordKind<Attribute extends string = string> {
  /** The name of its group in the results of the search. */
  names: Readonly<Record<Locale, string>>
  /** Visitors can buy it or apply to it: the search shows it before records that are only read. */
  offered: boolean
  /** The searched attributes besides the title. */
  searched: readonly Attribute[]
  /** The day shown beside a result, and its meaning. */
  day?: { of: Attribute; said: 'startsOn' | 'until' | 'publishedOn' }
  /** FCFA, shown beside a result. */
  price?: Attribute
  /** The French address of a record without an address of its own (recordAddress). */
  address?: (id: string, productName: string) => string
  /** Its list, which the menu also marks on the pages of its records (product 2.1). */
  list?: string
}

/** Required for a type whose records have no address made of a slug, and forbidden for others. */
type Placed<Type extends RecordType> = (typeof recordTypes)[Type]['page'] extends { of: 'slug' }
  ? { address?: never }
  : Required<Pick<RecordKind, 'address'>>

const kinds = {
  formations: {
    names: { fr: 'Formations', en: 'Courses', ar: 'الدورات' },
    offered: true,
    searched: ['Competences', 'description', 'objectifs', 'lieu'],
    day: { of: 'date_formation', said: 'startsOn' },
    price: 'prix_formation',
    list: routes.trainings,
  },
  jobs: {
    names: { fr: 'Offres d’emploi', en: 'Job offers', ar: 'عروض العمل' },
    offered: true,
    searched: ['description', 'pays', 'ville'],
    day: { of: 'date_expiration', said: 'until' },
    list: routes.jobs,
  },
  blogs: {
    names: { fr: 'Actualités', en: 'News', ar: 'الأخبار' },
    offered: false,
    searched: ['contenu'],
    day: { of: 'publishedAt', said: 'publishedOn' },
    list: routes.news,
  },
  biblios: {
    names: { fr: 'Livres', en: 'Books', ar: 'الكتب' },
    offered: true,
    searched: ['auteur', 'description'],
    price: 'prix',
    address: (id, productName) => `${routes.bookShop(productName)}?livre=${id}`,
  },
  faqs: {
    names: { fr: 'Questions fréquentes', en: 'Frequent questions', ar: 'الأسئلة الشائعة' },
    offered: false,
    searched: ['reponse'],
    address: (id) => `${routes.faq}#question-${id}`,
  },
} as const satisfies { [Type in RecordType]: RecordKind<AttributeOf<Type>> & Placed<Type> }

/** In the order in which the search shows equally good results (resultOrder.ts). */
export const recordKinds: Readonly<Record<RecordType, RecordKind>> = kinds

export const searchedKinds = Object.keys(kinds) as readonly RecordType[]
