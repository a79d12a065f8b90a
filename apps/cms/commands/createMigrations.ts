import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** `npm run migrate:create -w @sira/cms -- name [folder]`: the same change for both databases. */
const script = join(import.meta.dirname, 'createMigration.ts')
const [, , name = 'changement', folder = join(import.meta.dirname, '../src/database/migrations')] =
  process.argv
const addresses = { sqlite: '', postgres: 'postgres://nobody@127.0.0.1/none' }

for (const [kind, DATABASE_URL] of Object.entries(addresses)) {
  mkdirSync(join(folder, kind), { recursive: true })
  const { status } = spawnSync(process.execPath, [script, name, join(folder, kind)], {
    // Nothing is opened: the secret only lets the configuration be read.
    env: { ...process.env, DATABASE_URL, PAYLOAD_SECRET: 'not-used-to-write-migrations' },
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
  // Payload compares with the newest snapshot alone (3.90.1, buildCreateMigration), of 1 MB each.
  const snapshots = globSync(join(folder, kind, '*.json')).sort()
  for (const older of snapshots.slice(0, -1)) rmSync(older)
}
