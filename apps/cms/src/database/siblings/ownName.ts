import { randomUUID } from 'node:crypto'

/** The name of this program among the back offices that share a database. */
export const ownName: string = randomUUID()
