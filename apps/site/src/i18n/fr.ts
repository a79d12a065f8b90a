import { merged } from '@sira/contract/merged'
import { application } from '../features/applications/words/fr/application.ts'
import { becomeCourier } from '../features/applications/words/fr/becomeCourier.ts'
import { review } from '../features/applications/words/fr/review.ts'
import { attendance } from '../features/attendance/words/fr/attendance.ts'
import { attestation } from '../features/attestations/words/fr/attestation.ts'
import { about } from '../features/company/words/fr/about.ts'
import { accessibility } from '../features/company/words/fr/accessibility.ts'
import { legal } from '../features/company/words/fr/legal.ts'
import { contact } from '../features/contact/words/fr/contact.ts'
import { courier } from '../features/courier/words/fr/courier.ts'
import { cv } from '../features/cv/words/fr/cv.ts'
import { file } from '../features/cv/words/fr/file.ts'
import { letter } from '../features/cv/words/fr/letter.ts'
import { deliveryRequest } from '../features/delivery/words/fr/deliveryRequest.ts'
import { faq } from '../features/faq/words/fr/faq.ts'
import { followUp } from '../features/followUp/words/fr/followUp.ts'
import { home } from '../features/home/words/fr/home.ts'
import { employerOffer } from '../features/jobs/words/fr/employerOffer.ts'
import { jobAlerts } from '../features/jobs/words/fr/jobAlerts.ts'
import { jobs } from '../features/jobs/words/fr/jobs.ts'
import { jobTrust } from '../features/jobs/words/fr/jobTrust.ts'
import { missing } from '../features/missing/words/fr/missing.ts'
import { nearby } from '../features/nearby/words/fr/nearby.ts'
import { article } from '../features/news/words/fr/article.ts'
import { comments } from '../features/news/words/fr/comments.ts'
import { news } from '../features/news/words/fr/news.ts'
import { newsletter } from '../features/newsletter/words/fr/newsletter.ts'
import { cart } from '../features/orders/words/fr/cart.ts'
import { checkout } from '../features/orders/words/fr/checkout.ts'
import { order } from '../features/orders/words/fr/order.ts'
import { ownDossiers } from '../features/ownDossiers/words/fr/ownDossiers.ts'
import { preview } from '../features/preview/words/fr/preview.ts'
import { quote } from '../features/quote/words/fr/quote.ts'
import { search } from '../features/search/words/fr/search.ts'
import { serviceScreens } from '../features/services/words/fr/serviceScreens.ts'
import { services } from '../features/services/words/fr/services.ts'
import { shop } from '../features/shop/words/fr/shop.ts'
import { shortlist } from '../features/shortlist/words/fr/shortlist.ts'
import { space } from '../features/space/words/fr/space.ts'
import { sessions } from '../features/trainings/words/fr/sessions.ts'
import { trainings } from '../features/trainings/words/fr/trainings.ts'
import { waiting } from '../features/waiting/words/fr/waiting.ts'
import { type LanguageFacts, languageFacts, type Words } from '../language/words.ts'
import { choosing } from './fr/choosing.ts'
import { dossiers } from './fr/dossiers.ts'
import { forms } from './fr/forms.ts'
import { kept } from './fr/kept.ts'
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
  comments,
  missing,
  nearby,
  preview,
  forms,
  dossiers,
  outbox,
  kept,
  saved,
  selling,
  choosing,
  search,
  trainings,
  sessions,
  jobs,
  jobTrust,
  jobAlerts,
  employerOffer,
  application,
  becomeCourier,
  review,
  cv,
  letter,
  file,
  shop,
  cart,
  checkout,
  order,
  followUp,
  attestation,
  shortlist,
  ownDossiers,
  waiting,
  faq,
  about,
  services,
  serviceScreens,
  quote,
  deliveryRequest,
  courier,
  attendance,
  contact,
  space,
  legal,
  accessibility,
)

/** The texts and facts of every language. */
export type Dictionary = Words<typeof french> & LanguageFacts

export const fr: Dictionary = merged(french, languageFacts('fr'))
