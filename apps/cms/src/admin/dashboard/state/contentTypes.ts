/** The types that are written, then published: what the dashboard counts and offers to write. */
export const contentTypes = [
  { slug: 'blogs', plural: 'Actualités', write: 'Écrire une actualité' },
  { slug: 'jobs', plural: 'Offres d’emploi', write: 'Publier une offre' },
  { slug: 'formations', plural: 'Formations', write: 'Ajouter une formation' },
] as const

export type ContentType = (typeof contentTypes)[number]
