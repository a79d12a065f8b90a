import { join } from 'node:path'
import { StartFailure } from '@sira/host/startFailure'
import type { Bucket } from '../../environment/storeSettings.ts'
import { diskFolder } from '../../store/disk/diskFolder.ts'
import { bucketFolders, everyFolder } from '../../store/fileFolders.ts'
import { copyFolder, namesIn } from '../../store/moving/copyFolder.ts'
import { StoreFailure } from '../../store/s3/storeFailure.ts'

/**
 * Copies the files of a bucket into a folder, laid out as in the data folder; existing files stay.
 */
export async function fetchFiles(bucket: Bucket, to: string): Promise<void> {
  try {
    for (const [name, folder] of everyFolder(bucketFolders(bucket))) {
      const fetched = diskFolder(join(to, name))
      await copyFolder(folder, fetched, new Set(await namesIn(fetched)))
    }
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error
    throw new StartFailure(
      `La sauvegarde n’est pas faite\u00a0: le stockage S3 des fichiers ne les rend pas (${error.reason}).`,
    )
  }
}
