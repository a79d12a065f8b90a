import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getPayload } from 'payload'
import config from '../src/payload.config.ts'

/**
 * Writes the migration from the newest snapshot of a database to the collections as they are now.
 * A process of its own for each database: `npm run migrate:create -w @sira/cms -- name`.
 */
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
const [, , migrationName = 'changement', migrationDir = payload.db.migrationDir] = process.argv
payload.db.migrationDir = migrationDir
await payload.db.createMigration({ payload, migrationName, skipEmpty: true })
for (const name of readdirSync(migrationDir)) {
  const path = join(migrationDir, name)
  if (name === 'index.ts') rmSync(path)
  else if (name.endsWith('.ts')) writeFileSync(path, loadableByNode(readFileSync(path, 'utf8')))
}
process.exit(0)

/** Node strips types but does not guess which imports are types; what is not used is not named. */
function loadableByNode(source: string): string {
  return source
    .replace(
      'import { MigrateUpArgs, MigrateDownArgs, sql }',
      'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
    )
    .replaceAll('({ db, payload, req }: Migrate', '({ db }: Migrate')
}
