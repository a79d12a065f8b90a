/** Names of the caches of the worker; pages and files have lives of their own. */
export const pageCache = 'pages'
export const fileCache = 'fichiers'
/** What only this device may open, apart: it is taken away at once. */
export const ownCache = 'dossiers'
