import { basename } from 'node:path'
import type { Bucket } from '../../environment/storeSettings.ts'
import type { BucketFolder } from '../fileFolder.ts'
import { bucketObjects } from './bucketObjects.ts'
import { openObject } from './openObject.ts'

/** Files in a part of a bucket. */
export function bucketFolder(bucket: Bucket, folder: string): BucketFolder {
  const objects = bucketObjects(bucket)
  const keyOf = (name: string) => `${folder}/${basename(name)}`
  return {
    where: 's3',
    // Complete or not at all; resolves only after the store has confirmed.
    keep: (name, bytes) => objects.put(keyOf(name), bytes),
    read: (name) => objects.get(keyOf(name)),
    remove: (name) => objects.remove(keyOf(name)),
    async *list() {
      for await (const { key, keptAt } of objects.list(`${folder}/`)) {
        yield { name: basename(key), keptAt }
      }
    },
    beside: (ending) => bucketFolder(bucket, `${folder}.${ending}`),
    open: (name, asked) => openObject(bucket, keyOf(name), asked),
  }
}
