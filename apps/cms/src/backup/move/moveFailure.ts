import { StartFailure } from '@sira/host/startFailure'
import { migrationNames } from '../../database/migrating/migrationFiles.ts'
import { reasonOf } from '../../database/migrating/reasonOf.ts'

/** The moved tables and rows. */
export interface Moved {
  tables: number
  rows: number
}

/** Throws a sentence where the tables are not those of this version. */
export function requireNewest(noted: ReadonlySet<string>, folder: string): void {
  const known = migrationNames(folder)
  if (known.length === noted.size && known.every((name) => noted.has(name))) return
  throw new StartFailure(
    'La base n’est pas celle de cette version du produit\u00a0: démarrez le produit une fois, arrêtez-le, puis recommencez. Rien n’a changé.',
  )
}

/** Names the table in the error when its move fails. */
export async function movingTable<Result>(table: string, work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    throw error instanceof StartFailure ? error : stopped(`table ${table}, ${reasonOf(error)}`)
  }
}

export function requireSame(table: string, source: string, target: string): void {
  if (source !== target)
    throw stopped(`table ${table}, ce qui est arrivé n’est pas ce qui est parti`)
}

export const stopped = (reason: string) =>
  new StartFailure(
    `Le déplacement de la base est arrêté (${reason}). La base de départ n’a pas changé, et l’autre est vide.`,
  )
