import { merged } from '@sira/contract/merged'
import { application } from '../features/applications/words/ar/application.ts'
import { becomeCourier } from '../features/applications/words/ar/becomeCourier.ts'
import { review } from '../features/applications/words/ar/review.ts'
import { attendance } from '../features/attendance/words/ar/attendance.ts'
import { attestation } from '../features/attestations/words/ar/attestation.ts'
import { about } from '../features/company/words/ar/about.ts'
import { accessibility } from '../features/company/words/ar/accessibility.ts'
import { legal } from '../features/company/words/ar/legal.ts'
import { contact } from '../features/contact/words/ar/contact.ts'
import { courier } from '../features/courier/words/ar/courier.ts'
import { cv } from '../features/cv/words/ar/cv.ts'
import { file } from '../features/cv/words/ar/file.ts'
import { letter } from '../features/cv/words/ar/letter.ts'
import { deliveryRequest } from '../features/delivery/words/ar/deliveryRequest.ts'
import { faq } from '../features/faq/words/ar/faq.ts'
import { followUp } from '../features/followUp/words/ar/followUp.ts'
import { home } from '../features/home/words/ar/home.ts'
import { employerOffer } from '../features/jobs/words/ar/employerOffer.ts'
import { jobAlerts } from '../features/jobs/words/ar/jobAlerts.ts'
import { jobs } from '../features/jobs/words/ar/jobs.ts'
import { jobTrust } from '../features/jobs/words/ar/jobTrust.ts'
import { missing } from '../features/missing/words/ar/missing.ts'
import { nearby } from '../features/nearby/words/ar/nearby.ts'
import { article } from '../features/news/words/ar/article.ts'
import { comments } from '../features/news/words/ar/comments.ts'
import { news } from '../features/news/words/ar/news.ts'
import { newsletter } from '../features/newsletter/words/ar/newsletter.ts'
import { cart } from '../features/orders/words/ar/cart.ts'
import { checkout } from '../features/orders/words/ar/checkout.ts'
import { order } from '../features/orders/words/ar/order.ts'
import { ownDossiers } from '../features/ownDossiers/words/ar/ownDossiers.ts'
import { preview } from '../features/preview/words/ar/preview.ts'
import { quote } from '../features/quote/words/ar/quote.ts'
import { search } from '../features/search/words/ar/search.ts'
import { serviceScreens } from '../features/services/words/ar/serviceScreens.ts'
import { services } from '../features/services/words/ar/services.ts'
import { shop } from '../features/shop/words/ar/shop.ts'
import { shortlist } from '../features/shortlist/words/ar/shortlist.ts'
import { space } from '../features/space/words/ar/space.ts'
import { sessions } from '../features/trainings/words/ar/sessions.ts'
import { trainings } from '../features/trainings/words/ar/trainings.ts'
import { waiting } from '../features/waiting/words/ar/waiting.ts'
import { languageFacts } from '../language/words.ts'
import { choosing } from './ar/choosing.ts'
import { dossiers } from './ar/dossiers.ts'
import { forms } from './ar/forms.ts'
import { kept } from './ar/kept.ts'
import { layout } from './ar/layout.ts'
import { outbox } from './ar/outbox.ts'
import { saved } from './ar/saved.ts'
import { selling } from './ar/selling.ts'
import type { Dictionary } from './fr.ts'

/** Every word of the interface in Arabic, by screen. */
const arabic = merged(
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

export const ar: Dictionary = merged(arabic, languageFacts('ar'))
