import { join } from 'node:path'

/** A folder that does not exist: Payload requires a folder for its files, and must find none. */
export const nowhere = join(import.meta.dirname, 'none')
