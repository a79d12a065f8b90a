/**
 * Forms that take files, below the base of the contract, with the names of these: the first is the
 * one that is always asked for. Free of zod, since the browser reads it too.
 */
export const formFiles = {
  candidatures: ['cv', 'lettre'],
  coursiers: ['piece', 'permis'],
  'presence/photo': ['photo'],
} as const

export type FileEndpoint = keyof typeof formFiles
