import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupSettings } from '../environment/backupSettings.ts'
import type { Environment } from '../environment/environment.ts'
import { archiveName, removeOldArchives } from './archive/archives.ts'
import { type Manifest, manifestName } from './archive/manifest.ts'
import { packArchive } from './archive/packArchive.ts'
import { copyPostgres, postgresCopy } from './database/postgresCopies.ts'
import { copySqlite } from './database/sqliteCopies.ts'
import { copyFiles } from './files/copyFiles.ts'
import { countFiles } from './files/countFiles.ts'
import { copiedAsFiles, databaseFiles, stagePrefix } from './files/ownEntries.ts'
import { removeLeftovers } from './files/removeLeftovers.ts'

/**
 * Copies everything the product keeps (database, files, secrets) into one archive, while it runs,
 * and removes the archives whose time is over. Gives the path of the new one.
 */
export async function makeBackup(
  { dataDir, databaseUrl }: Pick<Environment, 'dataDir' | 'databaseUrl'>,
  { folder, days, recipient }: BackupSettings,
  now: Date,
): Promise<string> {
  await removeLeftovers(dataDir, now)
  // They may be what fills the disk, and have promised their end to people who were erased.
  await removeOldArchives(folder, days, now)
  const stage = await mkdtemp(join(dataDir, stagePrefix))
  try {
    const data = join(stage, 'data')
    const copyAllFiles = async () => copyFiles(await copiedAsFiles(dataDir), dataDir, data)
    // Before and after: what the database names was there at one of the two moments.
    await copyAllFiles()
    for (const name of await databaseFiles(dataDir)) copySqlite(name, dataDir, data)
    if (databaseUrl !== undefined) await copyPostgres(databaseUrl, join(data, postgresCopy))
    await copyAllFiles()

    const said: Manifest = {
      format: 1,
      madeAt: now.toISOString(),
      database: databaseUrl === undefined ? 'sqlite' : 'postgres',
      ...(await countFiles(data)),
    }
    await writeFile(join(stage, manifestName), JSON.stringify(said), { mode: 0o600 })
    const archive = join(folder, archiveName(now, recipient !== undefined))
    await packArchive(stage, archive, recipient)
    await removeOldArchives(folder, days, now)
    return archive
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
}
