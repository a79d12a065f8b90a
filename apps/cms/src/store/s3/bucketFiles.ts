import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3 } from '@aws-sdk/client-s3'
import type { Bucket } from '../../environment/storeSettings.ts'
import { askForOne, askStore, patience } from './askStore.ts'
import { storeDoor } from './storeDoor.ts'
import { StoreFailure } from './storeFailure.ts'

/** The size of a part, held in memory. A store takes at most 10,000 parts. */
const smallestPart = 16 * 1024 * 1024
const mostParts = 9000
/** Milliseconds for a part, over a line of one megabit a second. */
const partPatience = 150_000

interface Place {
  Bucket: string
  Key: string
}

/** Sends a file of any size; under its key there is all of it, or nothing. */
export async function sendFile(path: string, { account, name, prefix }: Bucket, key: string) {
  const door = await storeDoor(account)
  const place = { Bucket: name, Key: `${prefix}${key}` }
  const file = await open(path)
  try {
    const { size } = await file.stat()
    await sendParts(door, place, file, size)
    const kept = await askStore(patience.question, (options) => door.headObject(place, options))
    if (kept.ContentLength !== size) {
      throw new StoreFailure(new Error(`${kept.ContentLength} bytes of ${size} are there`))
    }
  } finally {
    await file.close()
  }
}

async function sendParts(door: S3, place: Place, file: FileHandle, size: number): Promise<void> {
  const partSize = Math.max(smallestPart, Math.ceil(size / mostParts))
  if (size <= partSize) {
    const whole = await part(file, 0, size)
    await askStore(partPatience, (options) => door.putObject({ ...place, ...whole }, options))
    return
  }
  const { UploadId } = await askStore(patience.question, (options) =>
    door.createMultipartUpload(place, options),
  )
  const upload = { ...place, UploadId }
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = []
    for (let begin = 0; begin < size; begin += partSize) {
      const PartNumber = Parts.length + 1
      const sent = await part(file, begin, Math.min(partSize, size - begin))
      const { ETag } = await askStore(partPatience, (options) =>
        door.uploadPart({ ...upload, ...sent, PartNumber }, options),
      )
      Parts.push({ PartNumber, ETag })
    }
    await askStore(partPatience, (options) =>
      door.completeMultipartUpload({ ...upload, MultipartUpload: { Parts } }, options),
    )
  } catch (error) {
    await door.abortMultipartUpload(upload).catch(() => undefined)
    throw error
  }
}

async function part(file: FileHandle, begin: number, length: number) {
  const Body = Buffer.alloc(length)
  const { bytesRead } = await file.read(Body, 0, length, begin)
  if (bytesRead !== length) throw new Error('The file has become shorter.')
  return { Body, ContentMD5: createHash('md5').update(Body).digest('base64') }
}

/** Writes an object into a file; gives whether it exists. */
export async function fetchFile(
  { account, name, prefix }: Bucket,
  key: string,
  path: string,
): Promise<boolean> {
  const door = await storeDoor(account)
  const asked = { Bucket: name, Key: `${prefix}${key}` }
  const head = await askForOne(patience.question, (options) => door.headObject(asked, options))
  if (head === undefined) return false
  try {
    // No limit of the whole time; a silent connection times out.
    const { Body } = await door.getObject(asked)
    if (!(Body instanceof Readable)) throw new Error('The store sent no body.')
    await pipeline(Body, createWriteStream(path, { mode: 0o600 }))
    return true
  } catch (error) {
    throw new StoreFailure(error)
  }
}

/** Removes unfinished uploads of killed programs; those of others stay. */
export async function removeUnfinished(
  { account, name, prefix }: Bucket,
  before: Date,
  isOurs: (key: string) => boolean,
): Promise<void> {
  const door = await storeDoor(account)
  const common = { Bucket: name, Prefix: prefix }
  const { Uploads = [] } = await askStore(patience.question, (options) =>
    door.listMultipartUploads(common, options),
  )
  for (const { Key = '', UploadId, Initiated } of Uploads) {
    if (Initiated === undefined || Initiated > before) continue
    if (!isOurs(Key.slice(prefix.length))) continue
    await askStore(patience.question, (options) =>
      door.abortMultipartUpload({ Bucket: name, Key, UploadId }, options),
    )
  }
}
