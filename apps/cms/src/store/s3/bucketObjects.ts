import { createHash } from 'node:crypto'
import type { Bucket } from '../../environment/storeSettings.ts'
import { askForOne, askStore, patience } from './askStore.ts'
import { storeDoor } from './storeDoor.ts'

export interface StoredObject {
  /** Without the prefix of the bucket. */
  key: string
  bytes: number
  keptAt: Date
}

/** The objects of a bucket, by key. None is ever public: stores make objects private by default. */
export interface BucketObjects {
  put(key: string, bytes: Uint8Array): Promise<void>
  get(key: string): Promise<Buffer | undefined>
  remove(key: string): Promise<void>
  /** Lists the objects directly below, sorted by key. */
  list(folder: string): AsyncIterable<StoredObject>
}

export function bucketObjects({ account, name: Bucket, prefix }: Bucket): BucketObjects {
  const at = (key: string) => ({ Bucket, Key: `${prefix}${key}` })
  return {
    async put(key, bytes) {
      const door = await storeDoor(account)
      // The store compares it with the received bytes before it confirms.
      const ContentMD5 = createHash('md5').update(bytes).digest('base64')
      await askStore(patience.file, (options) =>
        door.putObject({ ...at(key), Body: bytes, ContentMD5 }, options),
      )
    },
    async get(key) {
      const door = await storeDoor(account)
      return askForOne(patience.file, async (options) => {
        const { Body } = await door.getObject(at(key), options)
        return Body && Buffer.from(await Body.transformToByteArray())
      })
    },
    async remove(key) {
      const door = await storeDoor(account)
      await askForOne(patience.question, (options) => door.deleteObject(at(key), options))
    },
    async *list(folder) {
      const door = await storeDoor(account)
      const Prefix = `${prefix}${folder}`
      let ContinuationToken: string | undefined
      do {
        // Keys further below are not sent at all.
        const below = { Bucket, Prefix, Delimiter: '/' }
        const page = { ...below, ...(ContinuationToken ? { ContinuationToken } : {}) }
        const said = await askStore(patience.question, (options) =>
          door.listObjectsV2(page, options),
        )
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of said.Contents ?? []) {
          yield { key: Key.slice(prefix.length), bytes: Size, keptAt: LastModified }
        }
        ContinuationToken = said.IsTruncated ? said.NextContinuationToken : undefined
      } while (ContinuationToken)
    },
  }
}
