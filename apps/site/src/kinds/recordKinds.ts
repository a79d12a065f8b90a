import type { AttributeOf, RecordType, recordTypes } from '@sira/contract/kinds/recordTypes'
import type { Locale } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'

/** What the site does with a type of record, beside what both programs know of it (recordTypes). */
export interface RecordKind<Attribute extends string = string> {
  /** Name of its group among the results of the search. */
  names: Readonly<Record<Locale, string>>
  /** A visitor can buy it or apply to it: the search shows it before what is only read. */
  offered: boolean
  /** The attributes that are searched beside its title. */
  searched: readonly Attribute[]
  /** The day shown beside a result, and what it is the day of. */
  day?: { of: Attribute; said: 'startsOn' | 'until' | 'publishedOn' }
  /** FCFA, shown beside a result. */
  price?: Attribute
  /** Where a record is shown, in French, if at no address of its own (recordAddress). */
  address?: (id: string, productName: string) => string
  /** Its list, which the menu highlights on the pages of its records too (product 2.1). */
  list?: string
}

/** Asked for where a record has no address made of its slug, and nowhere else. */
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

/** In the order in which the search shows results that are as good (resultOrder.ts). */
export const recordKinds: Readonly<Record<RecordType, RecordKind>> = kinds

export const searchedKinds = Object.keys(kinds) as readonly RecordType[]
