import { join } from 'node:path'

/** Where the demo content lies: texts and figures in files that anyone can read and correct. */
export const seedFolder = join(import.meta.dirname, '../../../../../seed')
