import { Readable } from 'node:stream'
import type { GetObjectCommandOutput, HeadObjectCommandOutput } from '@aws-sdk/client-s3'
import type { Bucket } from '../../environment/storeSettings.ts'
import type { AskedFile, OpenedFile } from '../fileFolder.ts'
import { isMissing, patience } from './askStore.ts'
import { storeDoor } from './storeDoor.ts'
import { StoreFailure } from './storeFailure.ts'

/**
 * A single range, which every store understands; for several ranges the whole file is sent, as HTTP
 * allows.
 */
const oneRange = /^bytes=(?:\d+-\d*|-\d+)$/

/** Opens an object for HTTP: the whole, a part, or 304 when the visitor has it already. */
export async function openObject(
  { account, name, prefix }: Bucket,
  key: string,
  { method, range, ifNoneMatch, ifModifiedSince }: AskedFile,
): Promise<OpenedFile> {
  const door = await storeDoor(account)
  const since = ifModifiedSince === undefined ? undefined : new Date(ifModifiedSince)
  const asked = {
    Bucket: name,
    Key: `${prefix}${key}`,
    ...(ifNoneMatch ? { IfNoneMatch: ifNoneMatch } : {}),
    // Only used without the better condition (RFC 9110, 13.1.3).
    ...(since && !ifNoneMatch && !Number.isNaN(since.getTime()) ? { IfModifiedSince: since } : {}),
  }
  const isPart = method === 'GET' && range !== undefined && oneRange.test(range)
  // A limit until the answer begins; then the timeout of the connection applies.
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), patience.question)
  const options = { abortSignal: late.signal }
  try {
    if (method === 'HEAD') return found(await door.headObject(asked, options))
    const object = await door.getObject({ ...asked, ...(isPart ? { Range: range } : {}) }, options)
    if (!(object.Body instanceof Readable)) throw new Error('The store sent no body.')
    return { ...found(object), body: object.Body }
  } catch (error) {
    const status = isMissing(error) ? 404 : statusOf(error)
    if (status === 304 || status === 404 || status === 416) return { status, headers: {} }
    throw new StoreFailure(error)
  } finally {
    clearTimeout(timer)
  }
}

function found(said: GetObjectCommandOutput | HeadObjectCommandOutput): OpenedFile {
  const { ETag, LastModified, ContentLength } = said
  const range = 'ContentRange' in said ? said.ContentRange : undefined
  return {
    status: range ? 206 : 200,
    headers: {
      'accept-ranges': 'bytes',
      ...(ETag ? { etag: ETag } : {}),
      ...(LastModified ? { 'last-modified': LastModified.toUTCString() } : {}),
      ...(ContentLength === undefined ? {} : { 'content-length': String(ContentLength) }),
      ...(range ? { 'content-range': range } : {}),
    },
  }
}

/** Gives the status for a reader. A missing bucket is not a missing file. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined
  const { httpStatusCode } = error.$metadata as { httpStatusCode?: number }
  return httpStatusCode === 404 ? undefined : httpStatusCode
}
