import { existsSync } from 'node:fs'
import { askDatabase } from '../backup/database/askDatabase.ts'
import { heldFrom } from '../backup/held/heldSendings.ts'
import type { Environment } from '../environment/environment.ts'
import { dayOf } from './dayOf.ts'
import { doubt, type Finding } from './finding.ts'

/** Warns of a restored database that holds its letters; `checkDatabase` names one that does not answer. */
export async function checkHold(environment: Environment): Promise<Finding[]> {
  const { databaseUrl, sqliteFile } = environment
  if (databaseUrl === undefined && !existsSync(sqliteFile)) return []
  const madeAt = await askDatabase({ databaseUrl, sqliteFile }, heldFrom).catch(() => undefined)
  if (madeAt === undefined) return []
  return [
    doubt(
      `La base a été remise d’une sauvegarde du ${dayOf(madeAt)}\u00a0: rien ne part d’ici, jusqu’à npm run restore -- --send-letters ou --only-new.`,
    ),
  ]
}
