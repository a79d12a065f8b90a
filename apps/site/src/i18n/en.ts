import { about } from './en/about.ts'
import { accessibility } from './en/accessibility.ts'
import { article } from './en/article.ts'
import { contact } from './en/contact.ts'
import { fallback } from './en/fallback.ts'
import { faq } from './en/faq.ts'
import { forms } from './en/forms.ts'
import { home } from './en/home.ts'
import { jobs } from './en/jobs.ts'
import { layout } from './en/layout.ts'
import { legal } from './en/legal.ts'
import { login } from './en/login.ts'
import { news } from './en/news.ts'
import { newsletter } from './en/newsletter.ts'
import { outbox } from './en/outbox.ts'
import { search } from './en/search.ts'
import { serviceScreens } from './en/serviceScreens.ts'
import { services } from './en/services.ts'
import { shop } from './en/shop.ts'
import { trainings } from './en/trainings.ts'
import type { Dictionary } from './fr.ts'
import { languageFacts } from './words.ts'

/** Every word of the interface in English, by screen. */
const english = {
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

export const en: Dictionary = { ...english, ...languageFacts('en') }
