import { merged } from '@sira/contract/merged'
import { application } from '../features/applications/words/en/application.ts'
import { becomeCourier } from '../features/applications/words/en/becomeCourier.ts'
import { review } from '../features/applications/words/en/review.ts'
import { attendance } from '../features/attendance/words/en/attendance.ts'
import { attestation } from '../features/attestations/words/en/attestation.ts'
import { about } from '../features/company/words/en/about.ts'
import { accessibility } from '../features/company/words/en/accessibility.ts'
import { legal } from '../features/company/words/en/legal.ts'
import { contact } from '../features/contact/words/en/contact.ts'
import { courier } from '../features/courier/words/en/courier.ts'
import { cv } from '../features/cv/words/en/cv.ts'
import { file } from '../features/cv/words/en/file.ts'
import { letter } from '../features/cv/words/en/letter.ts'
import { deliveryRequest } from '../features/delivery/words/en/deliveryRequest.ts'
import { faq } from '../features/faq/words/en/faq.ts'
import { followUp } from '../features/followUp/words/en/followUp.ts'
import { home } from '../features/home/words/en/home.ts'
import { employerOffer } from '../features/jobs/words/en/employerOffer.ts'
import { jobAlerts } from '../features/jobs/words/en/jobAlerts.ts'
import { jobs } from '../features/jobs/words/en/jobs.ts'
import { jobTrust } from '../features/jobs/words/en/jobTrust.ts'
import { missing } from '../features/missing/words/en/missing.ts'
import { nearby } from '../features/nearby/words/en/nearby.ts'
import { article } from '../features/news/words/en/article.ts'
import { comments } from '../features/news/words/en/comments.ts'
import { news } from '../features/news/words/en/news.ts'
import { newsletter } from '../features/newsletter/words/en/newsletter.ts'
import { cart } from '../features/orders/words/en/cart.ts'
import { checkout } from '../features/orders/words/en/checkout.ts'
import { order } from '../features/orders/words/en/order.ts'
import { ownDossiers } from '../features/ownDossiers/words/en/ownDossiers.ts'
import { preview } from '../features/preview/words/en/preview.ts'
import { quote } from '../features/quote/words/en/quote.ts'
import { search } from '../features/search/words/en/search.ts'
import { serviceScreens } from '../features/services/words/en/serviceScreens.ts'
import { services } from '../features/services/words/en/services.ts'
import { shop } from '../features/shop/words/en/shop.ts'
import { shortlist } from '../features/shortlist/words/en/shortlist.ts'
import { space } from '../features/space/words/en/space.ts'
import { sessions } from '../features/trainings/words/en/sessions.ts'
import { trainings } from '../features/trainings/words/en/trainings.ts'
import { waiting } from '../features/waiting/words/en/waiting.ts'
import { languageFacts } from '../language/words.ts'
import { choosing } from './en/choosing.ts'
import { dossiers } from './en/dossiers.ts'
import { forms } from './en/forms.ts'
import { kept } from './en/kept.ts'
import { layout } from './en/layout.ts'
import { outbox } from './en/outbox.ts'
import { saved } from './en/saved.ts'
import { selling } from './en/selling.ts'
import type { Dictionary } from './fr.ts'

/** Every word of the interface in English, by screen. */
const english = merged(
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

export const en: Dictionary = merged(english, languageFacts('en'))
