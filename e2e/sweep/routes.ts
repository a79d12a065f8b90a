/** Every address that the sweeps visit; a new page is added here once. */
export const routes = ['/', '/accueil', '/nos-actualites', '/newsletter'] as const

/** Addresses that only exist with demo content, and those that must not exist. */
export const notFoundRoutes = ['/une-page-qui-n-existe-pas', '/actualite/jamais-ecrit'] as const
