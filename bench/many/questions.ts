/** All questions of one bench. */
export interface Questions {
  /** Pages of the site, each in the three languages. */
  pages: readonly Asked[]
  files: readonly Asked[]
  /** Public calls of the contract. */
  calls: readonly Asked[]
  /** Screens for staff. */
  screens: readonly Asked[]
}

/**
 * Questions to both products. `@` is a different number each time, so that no cache has the answer.
 */
export interface Asked {
  what: string
  address: string
  /** The longest time, as a multiple of the small site's. */
  aim: number
}

export const usual = 1.2
/** The aim for a full-text search. */
const search = 2

export function asked(aim: number, questions: Readonly<Record<string, string>>): Asked[] {
  return Object.entries(questions).map(([what, address]) => ({ what, address, aim }))
}

/** Pages of the site; each is asked in the three languages, past all caches. */
const pages: readonly Asked[] = [
  ...asked(usual, {
    'home page': '/',
    news: '/nos-actualites',
    'news, page 2': '/nos-actualites?page=2',
    'news of a category': '/nos-actualites?categorie=1',
    'news of a tag': '/nos-actualites?tag=1',
    'an article': '/actualite/copie-1',
    trainings: '/nos-formations',
    'trainings, page 2': '/nos-formations?page=2',
    'trainings of a topic': '/nos-formations?theme=1',
    'trainings by price': '/nos-formations?prix=croissant',
    'trainings narrowed three times': '/nos-formations?niveau=debutant&mode=1&budget=100000',
    'a training': '/formations/copie-1',
    offers: '/nos-offres-emplois',
    'offers of a domain': '/nos-offres-emplois?domaine=1',
    'offers, narrowed and ordered': '/nos-offres-emplois?contrat=1&urgent=oui&tri=echeance',
    'an offer': '/jobs/copie-1',
    'the book shop': '/sira-biblio',
    services: '/nos-services',
    faq: '/faq',
    'news as RSS': '/actualites.rss',
    'offers as JSON': '/emplois.json',
    'a page that is not there': '/actualite/rien',
  }),
  ...asked(search, {
    search: '/recherche?q=formation',
    'search, two words': '/recherche?q=entretien%20emploi',
    'search, misspelt': '/recherche?q=comptabilte',
    'offers by a word': '/nos-offres-emplois?q=comptable',
  }),
]

/** Files with one answer for all languages. */
const files: readonly Asked[] = asked(usual, {
  'share picture of an article': '/partage/actualite/copie-2.png',
  'share picture of a training': '/partage/formations/copie-2.png',
})

/** Public calls of the contract. */
const calls: readonly Asked[] = [
  ...asked(usual, {
    'a page of articles': '/api/blogs?populate=*&pagination[start]=@&pagination[limit]=24',
    'newest articles': '/api/blogs?populate=*&sort=publishedAt:desc&pagination[limit]=1@',
    'articles of a category':
      '/api/blogs?filters[category][id][$eq]=1&populate=*&sort=publishedAt:desc&pagination[limit]=1@',
    'articles of a category by its name':
      '/api/blogs?filters[category][nom][$eq]=Emploi&sort=publishedAt:desc&pagination[limit]=1@',
    'articles of a tag':
      '/api/blogs?filters[tags][id][$eq]=1&populate=*&sort=publishedAt:desc&pagination[limit]=1@',
    'articles of a tag by its name':
      '/api/blogs?filters[tags][nom][$eq]=Emploi&sort=publishedAt:desc&pagination[limit]=1@',
    'an article by its slug': '/api/blogs?filters[slug][$eq]=copie-2@&populate=*',
    'an article by its id': '/api/blogs/2@?populate=*',
    'articles in the order of their categories':
      '/api/blogs?sort=category.nom:asc&pagination[limit]=1@',
    'articles in the order of their tags': '/api/blogs?sort=tags.nom:asc&pagination[limit]=1@',
    'articles in the order of their titles': '/api/blogs?sort=titre:asc&pagination[limit]=1@',
    'the last page of articles':
      '/api/blogs?pagination[start]=LAST&pagination[limit]=1@&populate=*',
    'the number of articles': '/api/blogs?fields[0]=slug&pagination[limit]=1@',
    'articles before a day':
      '/api/blogs?filters[publishedAt][$lt]=2019-12-31T00:00:0@.000Z&pagination[limit]=24',
    'trainings to come':
      '/api/formations?filters[date_formation][$gte]=2026-12-01&sort=date_formation:asc&populate=*&pagination[limit]=1@',
    'trainings by price': '/api/formations?sort=prix_formation:asc&populate=*&pagination[limit]=1@',
    'open offers':
      '/api/jobs?filters[$or][0][date_expiration][$gte]=2026-12-01&filters[$or][1][date_expiration][$null]=true&sort=date_publication:desc&populate=*&pagination[limit]=1@',
    'categories with their articles': '/api/categories?populate=*&pagination[limit]=1@',
    'categories with the number of their articles':
      '/api/categories?populate[blogs][count]=true&pagination[limit]=1@',
    'categories by a title of theirs':
      '/api/categories?filters[blogs][slug][$eq]=copie-1@&pagination[limit]=25',
    'tags with the number of their articles':
      '/api/tags?populate[blogs][count]=true&pagination[limit]=1@',
    settings: '/api/settings?populate=*&locale=fr&once=@',
  }),
  ...asked(search, {
    'a word in the texts of articles':
      '/api/blogs?filters[contenu][$containsi]=emploi&pagination[limit]=1@',
    'a word that no text has': '/api/blogs?filters[contenu][$containsi]=zzz@',
    'a word in the titles of articles':
      '/api/blogs?filters[titre][$contains]=emploi&pagination[limit]=1@',
    'how the titles of offers begin':
      '/api/jobs?filters[titre][$startsWith]=compt&pagination[limit]=1@',
  }),
]

/** Screens for staff, without a limit of time. */
const screens: readonly Asked[] = asked(Number.POSITIVE_INFINITY, {
  'the first screen': '/admin?once=@',
  'a list of articles': '/admin/collections/blogs?page=@',
  'the longest list, by title': '/admin/collections/blogs?limit=50&page=@&sort=titre',
  'a search for articles': '/admin/collections/blogs?search=etude@',
  'a search for offers': '/admin/collections/jobs?search=compta@&sort=titre',
  'a list of trainings': '/admin/collections/formations?page=@',
  'a word in the texts of articles': '/admin/api/blogs?where[contenu][like]=zz@&depth=0',
  'the choice of a related record':
    '/admin/api/blogs?where[titre][contains]=emploi @&depth=0&limit=10',
})

export const everything: Questions = { pages, files, calls, screens }
