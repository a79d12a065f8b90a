/**
 * The title of a page beside it, percent-encoded: the service worker, which has no parser, lists
 * the pages that it kept by their titles.
 */
export const titleHeader = 'page-title'
