/** What the pages of the site may load; Astro adds the hashes of each page's own styles and scripts. */
export const contentPolicy = [
  "default-src 'self'",
  "base-uri 'self'",
  "object-src 'none'",
  "form-action 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  // Video, map and comments, whose addresses staff choose; only once a visitor opens them.
  'frame-src https:',
] as const
