import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '@sira/host/startFailure'
import type { BackupSettings } from '../environment/backupSettings.ts'
import { sqliteName } from '../environment/dataFolder.ts'
import type { FileFolder } from '../store/fileFolder.ts'
import { diskFolders } from '../store/fileFolders.ts'
import { noteUncertain } from '../store/withRow/uncertainFiles.ts'
import { archivesIn } from './archive/archives.ts'
import { requireArchive } from './archive/requireArchive.ts'
import { unpackArchive } from './archive/unpackArchive.ts'
import { askDatabase } from './database/askDatabase.ts'
import { copyPostgres, postgresCopy, restorePostgres } from './database/postgresCopies.ts'
import { checkSqlite } from './database/sqliteCopies.ts'
import { beginRestoration, exchangeData, requireMovable } from './files/exchangeData.ts'
import { databaseFiles, stagePrefix } from './files/ownEntries.ts'
import { requireBucket, returnFiles } from './files/returnFiles.ts'
import { holdSendings, type Waiting } from './held/heldSendings.ts'
import type { Product } from './makeBackup.ts'

interface Restored {
  madeAt: Date
  /** The folder with the data from before. */
  before: string
  /** Letters and jobs that the next start would have sent. */
  waiting: Waiting
}

/**
 * Restores everything from an archive. It changes nothing before the archive has been read to its
 * end and checked; the present data are kept in a folder beside it. No other program may use the
 * data folder. After an interruption it is run again; the product does not start in between.
 */
export async function restoreBackup(
  { dataDir, databaseUrl, fileBucket, backup }: Product & { backup?: BackupSettings | undefined },
  archive: string,
  identity: string | undefined,
  now: Date,
): Promise<Restored> {
  requireArchive(archive, backup?.folder === undefined ? [] : await archivesIn(backup.folder))
  const stage = await mkdtemp(join(dataDir, stagePrefix))
  try {
    const { madeAt, database } = await unpackArchive(archive, stage, identity)
    if (database !== (databaseUrl === undefined ? 'sqlite' : 'postgres')) {
      throw new StartFailure(
        `${archive} vient d’une base ${names[database]}\u00a0: ${way[database]}, puis recommencez. Pour l’autre sorte de base, déplacez-la ensuite par npm run move.`,
      )
    }
    const data = join(stage, 'data')
    for (const name of await databaseFiles(data)) checkSqlite(join(data, name))
    if (fileBucket) await requireBucket(fileBucket)
    await requireMovable(dataDir)

    const before = await beginRestoration(dataDir, now)
    if (databaseUrl !== undefined) {
      await keepPostgres(databaseUrl, join(before, postgresCopy))
      await restorePostgres(databaseUrl, join(data, postgresCopy))
      await rm(join(data, postgresCopy))
    }
    const waiting = await askDatabase({ databaseUrl, sqliteFile: join(data, sqliteName) }, (ask) =>
      holdSendings(ask, { madeAt, heldAt: now.toISOString() }),
    )
    await noteRestored(diskFolders(data).privateFiles)
    if (fileBucket) await returnFiles(fileBucket, data, before)
    await exchangeData(dataDir, data, before)
    return { madeAt: new Date(madeAt), before, waiting }
  } finally {
    // After a truncated archive, its last files may still be on their way to the disk.
    await rm(stage, { recursive: true, force: true, maxRetries: 10 })
  }
}

const names = { sqlite: 'SQLite', postgres: 'PostgreSQL' }
const way = {
  sqlite: 'retirez DATABASE_URL des réglages',
  postgres: 'donnez dans DATABASE_URL une base PostgreSQL',
}

/**
 * Notes the restored files. They are copied before and after the database, so a file whose row was
 * erased in between may be among them: the next night removes it.
 */
async function noteRestored(folder: FileFolder): Promise<void> {
  for await (const { name } of folder.list()) await noteUncertain(folder, [name])
}

async function keepPostgres(url: string, file: string): Promise<void> {
  if (!existsSync(file)) await copyPostgres(url, file)
}
