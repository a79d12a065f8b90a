import type { Readable } from 'node:stream'

/**
 * Files of one kind, each under a unique name: a folder of this machine, or a part of an S3 bucket.
 */
interface AnyFolder {
  /**
   * Keeps a file durably: once this has returned, it survives a crash of the machine. `again` also
   * replaces a file of that name.
   */
  keep(name: string, bytes: Uint8Array, how?: 'once' | 'again'): Promise<void>
  read(name: string): Promise<Buffer | undefined>
  /** Removes a file; a missing one is no error. */
  remove(name: string): Promise<void>
  list(): AsyncIterable<KeptFile>
  /** Gives the folder `<this one>.<ending>`, for notes about its files. */
  beside(ending: string): FileFolder
}

export interface KeptFile {
  name: string
  keptAt: Date
}

export interface DiskFolder extends AnyFolder {
  where: 'disk'
  path: string
}

export interface BucketFolder extends AnyFolder {
  where: 's3'
  /** Opens a file for a visitor's request. */
  open(name: string, asked: AskedFile): Promise<OpenedFile>
}

export type FileFolder = DiskFolder | BucketFolder

export interface AskedFile {
  method: 'GET' | 'HEAD'
  /** `bytes=…` */
  range: string | undefined
  ifNoneMatch: string | undefined
  ifModifiedSince: string | undefined
}

export interface OpenedFile {
  status: 200 | 206 | 304 | 404 | 416
  headers: Readonly<Record<string, string>>
  /** Undefined where there is nothing to send. */
  body?: Readable
}
