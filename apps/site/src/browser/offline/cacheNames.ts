/** The caches of the worker; pages and files have different lifetimes. */
export const pageCache = 'pages'
export const fileCache = 'fichiers'
/** The cache of pages that only this device may open, apart: it is deleted at once. */
export const ownCache = 'dossiers'
