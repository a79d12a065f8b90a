import { randomUUID } from 'node:crypto'

/** Of this program, among the back offices that share a database. */
export const ownName: string = randomUUID()
