import { type Bucket, bucketAddress } from '../../environment/storeSettings.ts'
import type { Archive } from '../archive/archives.ts'
import { archivesInBucket } from '../archive/bucketArchives.ts'

/** Milliseconds for which screens and counts use the last result. */
const holdsMs = 60_000

const held = new Map<string, Promise<Archive[] | undefined>>()

/**
 * Gives the archives of a bucket, at most a minute old; undefined where the store does not answer.
 */
export function heldArchives(bucket: Bucket): Promise<Archive[] | undefined> {
  const address = bucketAddress(bucket)
  const found = held.get(address) ?? archivesInBucket(bucket).catch(() => undefined)
  if (!held.has(address)) {
    held.set(address, found)
    setTimeout(() => held.delete(address), holdsMs).unref()
  }
  return found
}
