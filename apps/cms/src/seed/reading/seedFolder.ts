import { join } from 'node:path'

/** The folder of the demo content: texts and figures in files that anyone can read and correct. */
export const seedFolder = join(import.meta.dirname, '../../../../../seed')
