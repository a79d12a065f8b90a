import { about } from './fr/about.ts'
import { accessibility } from './fr/accessibility.ts'
import { article } from './fr/article.ts'
import { contact } from './fr/contact.ts'
import { fallback } from './fr/fallback.ts'
import { faq } from './fr/faq.ts'
import { forms } from './fr/forms.ts'
import { home } from './fr/home.ts'
import { jobs } from './fr/jobs.ts'
import { layout } from './fr/layout.ts'
import { legal } from './fr/legal.ts'
import { login } from './fr/login.ts'
import { news } from './fr/news.ts'
import { newsletter } from './fr/newsletter.ts'
import { outbox } from './fr/outbox.ts'
import { search } from './fr/search.ts'
import { serviceScreens } from './fr/serviceScreens.ts'
import { services } from './fr/services.ts'
import { shop } from './fr/shop.ts'
import { trainings } from './fr/trainings.ts'
import { type LanguageFacts, languageFacts, type Words } from './words.ts'

/** Every word of the interface in French, by screen. */
const french = {
  ...layout,
  ...newsletter,
  ...home,
  ...news,
  ...article,
  ...fallback,
  ...forms,
  ...outbox,
  ...search,
  ...trainings,
  ...jobs,
  ...shop,
  ...faq,
  ...about,
  ...services,
  ...serviceScreens,
  ...contact,
  ...login,
  ...legal,
  ...accessibility,
} as const

/** What every language has. */
export type Dictionary = Words<typeof french> & LanguageFacts

export const fr: Dictionary = { ...french, ...languageFacts('fr') }
