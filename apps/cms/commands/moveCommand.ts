import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { runProgram } from '@sira/host/runProgram'
import { StartFailure } from '@sira/host/startFailure'
import type { Moved } from '../src/backup/move/moveFailure.ts'
import { moveToPostgres } from '../src/backup/move/moveToPostgres.ts'
import { moveToSqlite } from '../src/backup/move/moveToSqlite.ts'
import { copyBeforeMove, daysOfCopies } from '../src/database/sqlite/databaseCopies.ts'
import { enterDataFolder } from '../src/environment/enterDataFolder.ts'
import { type Environment, readEnvironment } from '../src/environment/environment.ts'

const migrations = join(import.meta.dirname, '../src/database/migrations')
const folders = { sqlite: join(migrations, 'sqlite'), postgres: join(migrations, 'postgres') }

/** `npm run move -- to-postgres`, `npm run move -- to-sqlite`, while the product is stopped. */
runProgram(async () => {
  const [direction] = process.argv.slice(2)
  if (direction !== 'to-postgres' && direction !== 'to-sqlite') {
    throw new StartFailure(
      'Dites où mettre la base\u00a0: npm run move -- to-postgres (ou to-sqlite)',
    )
  }
  const environment = readEnvironment(process.env)
  const { databaseUrl } = environment
  if (databaseUrl === undefined) {
    throw new StartFailure('Indiquez dans DATABASE_URL la base PostgreSQL\u00a0: postgres://…')
  }
  enterDataFolder(environment.dataDir)
  await (direction === 'to-postgres' ? toPostgres : toSqlite)(environment, databaseUrl)
  // The search index is built anew from whatever the database says.
  rmSync(join(environment.dataDir, 'lettres.sqlite'), { force: true })
  process.exit(0)
})

async function toPostgres({ sqliteFile }: Environment, url: string): Promise<void> {
  if (!existsSync(sqliteFile)) throw new StartFailure(`Il n’y a pas de base ${sqliteFile}.`)
  inOneFile(sqliteFile)
  const moved = await moveToPostgres(sqliteFile, url, folders)
  const kept = copyBeforeMove(sqliteFile)
  rmSync(kept, { force: true })
  renameSync(sqliteFile, kept)
  console.info(`
La base est maintenant dans PostgreSQL\u00a0: ${counted(moved)}.
Le fichier d’avant est gardé ${daysOfCopies} jours\u00a0: ${kept}
Les fichiers (images, documents, pièces privées) restent où ils sont. Démarrez le produit.
`)
}

/** Merges the write-ahead log of a killed product into its file, which nobody else has open. */
function inOneFile(file: string): void {
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA journal_mode = DELETE')
  } catch {
    throw new StartFailure(
      `${file} est ouvert par un autre programme\u00a0: fermez-le, puis recommencez. Rien n’a changé.`,
    )
  } finally {
    database.close()
  }
}

async function toSqlite({ sqliteFile }: Environment, url: string): Promise<void> {
  const moved = await moveToSqlite(url, sqliteFile, folders)
  console.info(`
La base est maintenant dans ${sqliteFile}\u00a0: ${counted(moved)}.
Les fichiers (images, documents, pièces privées) restent où ils sont. Retirez DATABASE_URL des réglages, puis démarrez le produit.
La base PostgreSQL est restée comme elle était\u00a0: supprimez-la quand tout va bien (dropdb).
`)
}

function counted({ rows, tables }: Moved): string {
  return `${rows.toLocaleString('fr-FR')} lignes de ${tables} tables, toutes relues et comparées`
}
