import { basename } from 'node:path'
import { StartFailure } from '@sira/host/startFailure'
import { type Bucket, bucketAddress } from '../../environment/storeSettings.ts'
import { sendFile } from '../../store/s3/bucketFiles.ts'
import { StoreFailure } from '../../store/s3/storeFailure.ts'
import { removeOldInBucket } from '../archive/bucketArchives.ts'

/** Sends an archive, and gives its address; throws a sentence that says where it is all the same. */
export async function keepInBucket(
  archive: string,
  bucket: Bucket,
  folder: string | undefined,
): Promise<string> {
  const name = basename(archive)
  try {
    await sendFile(archive, bucket, name)
    return `${bucketAddress(bucket)}${name}`
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error
    const done = folder ? `La sauvegarde n’est que dans ${folder}` : 'La sauvegarde n’est pas faite'
    throw new StartFailure(
      `${done}\u00a0: ${bucketAddress(bucket)} ne la prend pas (${error.reason}).`,
    )
  }
}

/**
 * Removes old archives of a bucket; a store that is away is reported later, when the archive is
 * sent, and does not stop the copy to a folder.
 */
export async function removeOldWhereReached(
  bucket: Bucket,
  days: number,
  now: Date,
): Promise<void> {
  try {
    await removeOldInBucket(bucket, days, now)
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error
  }
}
