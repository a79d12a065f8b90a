import { StartFailure } from '@sira/host/startFailure'
import type { Environment } from '../environment/environment.ts'
import { diskFolders } from './fileFolders.ts'

/**
 * Refuses to start with a bucket while files are still in the data folder: nothing would find them.
 */
export async function requireMovedFiles({
  fileBucket,
  dataDir,
}: Pick<Environment, 'fileBucket' | 'dataDir'>): Promise<void> {
  if (fileBucket === undefined) return
  for (const folder of Object.values(diskFolders(dataDir))) {
    for await (const _file of folder.list()) throw new StartFailure(notMoved(dataDir))
  }
}

const notMoved = (dataDir: string) =>
  `S3_BUCKET est réglé, et des fichiers (images, documents ou pièces privées) sont encore dans ${dataDir}\u00a0: déplacez-les par npm run files -- to-s3.`
