import { formRoutes } from './formRoutes.ts'
import { type Locale, localisedPath } from './locales.ts'
import { orderPath } from './orders/orderLink.ts'

/** The path of the page that checks a certificate; its code is typed there, or stands behind it. */
export const attestationPath = '/attestation'

/** The path of the page on which an employer reads of candidates, before its token. */
export const shortlistPath = '/selection'

/** The addresses of the French pages (product 2.1), written only here. */
export const routes = {
  ...formRoutes,
  home: '/',
  homeTwin: '/accueil',
  about: '/a-propos-de-nous',
  services: '/nos-services',
  trainings: '/nos-formations',
  trainingsTwin: '/services/trainings',
  sessions: '/sessions',
  jobs: '/nos-offres-emplois',
  /** Trainings, jobs and delivery by town, on a map. */
  nearby: '/pres-de-chez-moi',
  leaveCv: '/deposer-un-cv',
  news: '/nos-actualites',
  faq: '/faq',
  terms: '/termes-et-conditions',
  privacy: '/politique-de-confidentialite',
  accessibility: '/accessibilite',
  login: '/login',
  jobMatching: '/services/mise-en-relation',
  prospecting: '/services/prospection',
  // Spelled as in product 2.1.
  professionalTraining: '/services/formations-profesionnelles',
  delivery: '/services/livraison',
  serviceMarketing: '/services/strategie-marketing-digital',
  serviceGraphicDesign: '/services/conception-graphique',
  advice: '/services/conseils',
  serviceTransformation: '/services/transformation-digitale',
  transformation: '/digital/transformation-digitale',
  marketing: '/digital/strategie-marketing-digital',
  communication: '/digital/strategie-communication-digitale',
  applications: '/digital/developpement-applicatif',
  data: '/digital/data-analyse',
  graphicDesign: '/digital/conception-graphique',
  offline: '/hors-ligne',
  saved: '/mes-favoris',
  courier: '/livreur',
  certificateCheck: attestationPath,
  attendance: '/presence',
  attendanceForm: '/presence/liste',
  cv: '/cv',
  letter: '/lettre',
  file: '/mon-dossier',
  review: '/relecture',
  cart: '/panier',
  waiting: '/liste-d-attente',
  waitingReply: '/liste-d-attente/repondre',
  newsletterConfirm: '/newsletter/confirmer',
  newsletterUnsubscribe: '/newsletter/desabonner',
  alertConfirm: '/alertes-emploi/confirmer',
  alertStop: '/alertes-emploi/arreter',
  order: (reference: string) => `${orderPath}/${encodeURIComponent(reference)}`,
  attestation: (code: string) => `${attestationPath}/${encodeURIComponent(code)}`,
  shortlist: (token: string) => `${shortlistPath}/${encodeURIComponent(token)}`,
  bookShop: (productName: string) => `/${productName}-biblio`,
  training: (slug: string) => `/formations/${encodeURIComponent(slug)}`,
  article: (slug: string) => `/actualite/${encodeURIComponent(slug)}`,
  job: (slug: string) => `/jobs/${encodeURIComponent(slug)}`,
} as const

/** Files for programs, in each language like the pages. */
export const feedRoutes = {
  newsRss: '/actualites.rss',
  newsAtom: '/actualites.atom',
  jobsJson: '/emplois.json',
  sessionsJson: '/sessions.json',
} as const

/** The name of the file that a calendar reads, below the page of a training. */
export const calendarFileName = 'agenda.ics'

/** Address of the file that puts a training into a calendar, from the address of its page. */
export function trainingCalendar(training: string): string {
  return `${training}/${calendarFileName}`
}

/** Address of the file that puts one session into a calendar, or all of them, from that of their page. */
export function sessionCalendar(sessions: string, id?: number): string {
  return [sessions, id, calendarFileName].filter(Boolean).join('/')
}

/** The suggestions of the search, in each language. */
export const suggestionsPath = `${formRoutes.search}/suggestions`

/** The path of share pictures, before that of their page. */
export const sharePicturePath = '/partage'

/** Address of the share picture of a page, from the path and query of that page. */
export function sharePicture(page: string): string {
  const [path = '/', query] = page.split('?')
  const picture = `${sharePicturePath}${path === '/' ? '/index' : path}.png`
  return query === undefined ? picture : `${picture}?${query}`
}

type Widened<Route> = Route extends string ? string : Route

/** The addresses of the pages in a language: the same names, the same arguments. */
export type Routes = { readonly [Name in keyof typeof routes]: Widened<(typeof routes)[Name]> }

/**
 * Gives the addresses in a language. Words in routes stay French; English and Arabic pages begin
 * with `/en` and `/ar`.
 */
export function routesIn(locale: Locale): Routes {
  const localised = Object.entries(routes).map(([name, route]) => [
    name,
    typeof route === 'string'
      ? localisedPath(route, locale)
      : (argument: string) => localisedPath(route(argument), locale),
  ])
  return Object.fromEntries(localised) as Routes
}
