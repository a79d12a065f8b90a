import { merged } from '@sira/contract/merged'
import { about } from '../features/company/words/fr/about.ts'
import { accessibility } from '../features/company/words/fr/accessibility.ts'
import { legal } from '../features/company/words/fr/legal.ts'
import { contact } from '../features/contact/words/fr/contact.ts'
import { faq } from '../features/faq/words/fr/faq.ts'
import { followUp } from '../features/followUp/words/fr/followUp.ts'
import { home } from '../features/home/words/fr/home.ts'
import { jobs } from '../features/jobs/words/fr/jobs.ts'
import { missing } from '../features/missing/words/fr/missing.ts'
import { article } from '../features/news/words/fr/article.ts'
import { news } from '../features/news/words/fr/news.ts'
import { newsletter } from '../features/newsletter/words/fr/newsletter.ts'
import { cart } from '../features/orders/words/fr/cart.ts'
import { checkout } from '../features/orders/words/fr/checkout.ts'
import { order } from '../features/orders/words/fr/order.ts'
import { preview } from '../features/preview/words/fr/preview.ts'
import { quote } from '../features/quote/words/fr/quote.ts'
import { search } from '../features/search/words/fr/search.ts'
import { serviceScreens } from '../features/services/words/fr/serviceScreens.ts'
import { services } from '../features/services/words/fr/services.ts'
import { shop } from '../features/shop/words/fr/shop.ts'
import { login } from '../features/signIn/words/fr/login.ts'
import { trainings } from '../features/trainings/words/fr/trainings.ts'
import { type LanguageFacts, languageFacts, type Words } from '../language/words.ts'
import { choosing } from './fr/choosing.ts'
import { dossiers } from './fr/dossiers.ts'
import { forms } from './fr/forms.ts'
import { layout } from './fr/layout.ts'
import { outbox } from './fr/outbox.ts'
import { saved } from './fr/saved.ts'
import { selling } from './fr/selling.ts'

/** Every word of the interface in French, by screen. */
const french = merged(
  layout,
  newsletter,
  home,
  news,
  article,
  missing,
  preview,
  forms,
  dossiers,
  outbox,
  saved,
  selling,
  choosing,
  search,
  trainings,
  jobs,
  shop,
  cart,
  checkout,
  order,
  followUp,
  faq,
  about,
  services,
  serviceScreens,
  quote,
  contact,
  login,
  legal,
  accessibility,
)

/** What every language has. */
export type Dictionary = Words<typeof french> & LanguageFacts

export const fr: Dictionary = merged(french, languageFacts('fr'))
