import { existsSync, openSync, readSync } from 'node:fs'
import { type ConnectionRoom, connectionRoom, tooFew } from '../database/connectionRoom.ts'
import type { Environment } from '../environment/environment.ts'
import { clockFindings, databaseClockAhead } from './databaseClock.ts'
import { doubt, type Finding, fault, well } from './finding.ts'

/** Of every SQLite file (sqlite.org/fileformat.html). */
const magic = 'SQLite format 3\0'

/** PostgreSQL answers, has connections for us and the time of this machine; a SQLite file is one. */
export async function checkDatabase({
  databaseUrl,
  databaseLimits,
  sqliteFile,
}: Environment): Promise<Finding[]> {
  if (databaseUrl === undefined) return [checkSqlite(sqliteFile)]
  try {
    const room = roomFinding(await connectionRoom(databaseUrl, databaseLimits.pool))
    return [room, ...clockFindings(await databaseClockAhead(databaseUrl))]
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause)
    return [
      fault(
        `DATABASE_URL\u00a0: PostgreSQL ne répond pas (${reason}). Regardez s’il est démarré, et si l’adresse, le nom, le mot de passe et la base sont les bons.`,
      ),
    ]
  }
}

function roomFinding({ most, taken, wanted }: ConnectionRoom): Finding {
  if (most < wanted) return fault(tooFew(most, wanted))
  const said = `DATABASE_URL\u00a0: PostgreSQL répond\u00a0; ${most} connexions en tout, ${taken} prises, ${wanted} pour ce back office (DATABASE_POOL + 2)`
  // While the product runs, its own are among those that are taken.
  if (most - taken >= wanted || taken <= wanted) return well(`${said}.`)
  return doubt(
    `${said}\u00a0: elles pourraient manquer. Baissez DATABASE_POOL ou augmentez max_connections.`,
  )
}

function checkSqlite(file: string): Finding {
  if (!existsSync(file)) return well('Base de données\u00a0: SQLite, faite au premier démarrage.')
  try {
    const start = Buffer.alloc(magic.length)
    readSync(openSync(file, 'r'), start)
    if (start.toString('latin1') === magic) return well(`Base de données\u00a0: SQLite, ${file}.`)
  } catch {
    return fault(
      `${file} ne peut pas être lu par ce compte\u00a0: rendez-le au compte du site (chown).`,
    )
  }
  return fault(
    `${file} n’est pas une base SQLite\u00a0: remettez une sauvegarde (npm run restore -- <fichier>).`,
  )
}
