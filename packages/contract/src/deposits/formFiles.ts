/**
 * Forms with files, by their path below the base of the contract, with the names of the files;
 * that a file is too large is said at the first one. Free of zod, because the browser reads it too.
 */
export const formFiles = {
  candidatures: ['cv', 'lettre', 'piece1', 'piece2', 'piece3'],
  coursiers: ['piece', 'permis'],
  relectures: ['cv', 'lettre'],
  'presence/photo': ['photo'],
} as const

export type FileEndpoint = keyof typeof formFiles

/** A file of an application: `piece1` to `piece3` are diplomas and the like. */
export type ApplicationFile = (typeof formFiles)['candidatures'][number]
