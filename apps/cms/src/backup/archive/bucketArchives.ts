import type { Bucket } from '../../environment/storeSettings.ts'
import { removeUnfinished } from '../../store/s3/bucketFiles.ts'
import { bucketObjects } from '../../store/s3/bucketObjects.ts'
import { type Archive, newestFirst, overArchives } from './archives.ts'

const day = 24 * 60 * 60 * 1000

/** The archives of a bucket, the newest first; each path is its key. */
export async function archivesInBucket(bucket: Bucket): Promise<Archive[]> {
  const keys: string[] = []
  for await (const { key } of bucketObjects(bucket).list('')) keys.push(key)
  return newestFirst(keys)
}

/** As removeOldArchives does in a folder. */
export async function removeOldInBucket(bucket: Bucket, days: number, now: Date): Promise<void> {
  const objects = bucketObjects(bucket)
  const over = overArchives(await archivesInBucket(bucket), days, now)
  for (const { path } of over) await objects.remove(path)
  // Not every store lists unfinished uploads; those have rules of their own for them.
  const isArchive = (key: string) => newestFirst([key]).length === 1 && !key.includes('/')
  const yesterday = new Date(now.getTime() - day)
  await removeUnfinished(bucket, yesterday, isArchive).catch(() => undefined)
}
