import { type Bucket, bucketAddress } from '../../environment/storeSettings.ts'
import type { Archive } from '../archive/archives.ts'
import { archivesInBucket } from '../archive/bucketArchives.ts'

/** Milliseconds: whoever looks at a screen or counts is told by what was found lately. */
const holdsMs = 60_000

const held = new Map<string, Promise<Archive[] | undefined>>()

/** The archives of a bucket as they were a minute ago at most; nothing where the store does not answer. */
export function heldArchives(bucket: Bucket): Promise<Archive[] | undefined> {
  const address = bucketAddress(bucket)
  const found = held.get(address) ?? archivesInBucket(bucket).catch(() => undefined)
  if (!held.has(address)) {
    held.set(address, found)
    setTimeout(() => held.delete(address), holdsMs).unref()
  }
  return found
}
