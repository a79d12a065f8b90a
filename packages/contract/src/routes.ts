import { type Locale, localisedPath } from './locales.ts'

/** Addresses of the site (spec 2.1), written once; those of the French pages. */
export const routes = {
  home: '/',
  homeTwin: '/accueil',
  about: '/a-propos-de-nous',
  services: '/nos-services',
  trainings: '/nos-formations',
  trainingsTwin: '/services/trainings',
  jobs: '/nos-offres-emplois',
  news: '/nos-actualites',
  quote: '/demander-un-devis',
  faq: '/faq',
  contact: '/contact',
  terms: '/termes-et-conditions',
  privacy: '/politique-de-confidentialite',
  login: '/login',
  jobMatching: '/services/mise-en-relation',
  prospecting: '/services/prospection',
  // Spelled as in spec 2.1.
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
  newsletter: '/newsletter',
  newsletterConfirm: '/newsletter/confirmer',
  newsletterUnsubscribe: '/newsletter/desabonner',
  bookShop: (productName: string) => `/${productName}-biblio`,
  training: (slug: string) => `/formations/${encodeURIComponent(slug)}`,
  article: (slug: string) => `/actualite/${encodeURIComponent(slug)}`,
  job: (slug: string) => `/jobs/${encodeURIComponent(slug)}`,
} as const

type Widened<Route> = Route extends string ? string : Route

/** The addresses of the pages in a language: the same names, the same arguments. */
export type Routes = { readonly [Name in keyof typeof routes]: Widened<(typeof routes)[Name]> }

/** Route words stay French; English and Arabic pages stand under `/en` and `/ar` (issue 5). */
export function routesIn(locale: Locale): Routes {
  const localised = Object.entries(routes).map(([name, route]) => [
    name,
    typeof route === 'string'
      ? localisedPath(route, locale)
      : (argument: string) => localisedPath(route(argument), locale),
  ])
  return Object.fromEntries(localised) as Routes
}
