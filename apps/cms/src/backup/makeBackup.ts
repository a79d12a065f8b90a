import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupSettings } from '../environment/backupSettings.ts'
import type { Environment } from '../environment/environment.ts'
import { fileFolderNames } from '../store/fileFolders.ts'
import { archiveName, removeOldArchives } from './archive/archives.ts'
import { type Manifest, manifestName } from './archive/manifest.ts'
import { packArchive } from './archive/packArchive.ts'
import { keepInBucket, removeOldWhereReached } from './bucket/keepInBucket.ts'
import { copyPostgres, postgresCopy } from './database/postgresCopies.ts'
import { copySqlite } from './database/sqliteCopies.ts'
import { copyFiles } from './files/copyFiles.ts'
import { countFiles } from './files/countFiles.ts'
import { fetchFiles } from './files/fetchFiles.ts'
import { copiedAsFiles, databaseFiles, stagePrefix } from './files/ownEntries.ts'
import { removeLeftovers } from './files/removeLeftovers.ts'

/** The parts of the product that a backup covers. */
export type Product = Pick<Environment, 'dataDir' | 'databaseUrl' | 'fileBucket'>

export interface Made {
  /** The places of the backup: a path, an address of a bucket, or both. */
  places: string[]
  bytes: number
  /** Before compression: the files of visitors, which grow with applications. */
  visitorFiles: { files: number; bytes: number }
}

/**
 * Copies everything the product keeps (database, files, secrets) into one archive, while it runs,
 * and removes the archives whose time is over.
 */
export async function makeBackup(
  product: Product,
  settings: BackupSettings,
  now: Date,
): Promise<Made> {
  const { dataDir } = product
  const { folder, bucket, days, recipient } = settings
  await removeLeftovers(dataDir, now)
  // First, because old archives may fill the disk, and their end was promised to erased people.
  if (folder) await removeOldArchives(folder, days, now)
  if (bucket) await removeOldWhereReached(bucket, days, now)
  const stage = await mkdtemp(join(dataDir, stagePrefix))
  try {
    const visitorFiles = await gather(product, stage, now)
    const name = archiveName(now, recipient !== undefined)
    const archive = join(folder ?? join(stage, 'archive'), name)
    await packArchive(stage, archive, recipient)
    const { size: bytes } = await stat(archive)
    if (folder) await removeOldArchives(folder, days, now)
    const sent = bucket ? [await keepInBucket(archive, bucket, folder)] : []
    if (bucket) await removeOldWhereReached(bucket, days, now)
    return { places: [...(folder ? [archive] : []), ...sent], bytes, visitorFiles }
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
}

async function gather(
  { dataDir, databaseUrl, fileBucket }: Product,
  stage: string,
  now: Date,
): Promise<Made['visitorFiles']> {
  const data = join(stage, 'data')
  const copyAllFiles = async () => {
    await copyFiles(await copiedAsFiles(dataDir), dataDir, data)
    if (fileBucket) await fetchFiles(fileBucket, data)
  }
  // Before and after the database: a file that it refers to existed at one of the two moments.
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
  const ofVisitors = join(data, fileFolderNames.privateFiles)
  return existsSync(ofVisitors) ? countFiles(ofVisitors) : { files: 0, bytes: 0 }
}
