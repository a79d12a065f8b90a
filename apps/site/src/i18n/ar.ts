import { about } from './ar/about.ts'
import { accessibility } from './ar/accessibility.ts'
import { article } from './ar/article.ts'
import { contact } from './ar/contact.ts'
import { fallback } from './ar/fallback.ts'
import { faq } from './ar/faq.ts'
import { forms } from './ar/forms.ts'
import { home } from './ar/home.ts'
import { jobs } from './ar/jobs.ts'
import { layout } from './ar/layout.ts'
import { legal } from './ar/legal.ts'
import { login } from './ar/login.ts'
import { news } from './ar/news.ts'
import { newsletter } from './ar/newsletter.ts'
import { outbox } from './ar/outbox.ts'
import { search } from './ar/search.ts'
import { serviceScreens } from './ar/serviceScreens.ts'
import { services } from './ar/services.ts'
import { shop } from './ar/shop.ts'
import { trainings } from './ar/trainings.ts'
import type { Dictionary } from './fr.ts'
import { languageFacts } from './words.ts'

/** Every word of the interface in Arabic, by screen. */
const arabic = {
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
}

export const ar: Dictionary = { ...arabic, ...languageFacts('ar') }
