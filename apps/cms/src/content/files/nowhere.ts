import { join } from 'node:path'

/** Where Payload is to look for files of its own, and to find none: it wants a folder to be named. */
export const nowhere = join(import.meta.dirname, 'none')
