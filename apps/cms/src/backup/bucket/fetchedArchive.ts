import { mkdtemp, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { StartFailure } from '@sira/host/startFailure'
import { type Bucket, bucketAddress } from '../../environment/storeSettings.ts'
import { fetchFile } from '../../store/s3/bucketFiles.ts'
import { StoreFailure } from '../../store/s3/storeFailure.ts'
import { stagePrefix } from '../files/ownEntries.ts'

/** Brings an archive out of the bucket of the backups; gives the folder that holds it, and its file. */
export async function fetchedArchive(
  address: string,
  bucket: Bucket | undefined,
  dataDir: string,
): Promise<{ folder: string; archive: string }> {
  const start = bucket && bucketAddress(bucket)
  if (bucket === undefined || start === undefined || !address.startsWith(start)) {
    throw new StartFailure(
      `${address} n’est pas dans le bucket des sauvegardes\u00a0: nommez celui-ci dans BACKUP_DIR (s3://bucket/dossier).`,
    )
  }
  const folder = await mkdtemp(join(dataDir, stagePrefix))
  const archive = join(folder, basename(address))
  try {
    if (await fetchFile(bucket, address.slice(start.length), archive)) return { folder, archive }
    throw new StartFailure(`Il n’y a pas de sauvegarde ${address}.`)
  } catch (error) {
    // A part of it is everybody's data all the same.
    await rm(folder, { recursive: true, force: true })
    if (!(error instanceof StoreFailure)) throw error
    throw new StartFailure(`${address} ne peut pas être lu\u00a0: ${error.reason}.`)
  }
}
