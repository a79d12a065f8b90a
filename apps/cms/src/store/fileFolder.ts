import type { Readable } from 'node:stream'

/**
 * Files of one kind, each under a name that is never given twice: a folder of this machine, or a
 * part of an S3 bucket.
 */
interface AnyFolder {
  /**
   * The file outlives whatever happens to the machine once this has returned. `again`: also where
   * there is one of that name.
   */
  keep(name: string, bytes: Uint8Array, how?: 'once' | 'again'): Promise<void>
  read(name: string): Promise<Buffer | undefined>
  /** One that is not there is no failure. */
  remove(name: string): Promise<void>
  list(): AsyncIterable<KeptFile>
  /** The folder `<this one>.<ending>`, for what is noted of its files. */
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
  /** As a visitor asks for it. */
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
  /** None where there is nothing to send. */
  body?: Readable
}
