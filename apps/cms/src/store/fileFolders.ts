import { join } from 'node:path'
import type { Environment } from '../environment/environment.ts'
import type { Bucket } from '../environment/storeSettings.ts'
import { diskFolder } from './disk/diskFolder.ts'
import type { FileFolder } from './fileFolder.ts'
import { bucketFolder } from './s3/bucketFolder.ts'

/** Everything that is written as a file and shared by all back offices. */
export interface FileFolders {
  media: FileFolder
  documents: FileFolder
}

/** All of them, the notes of what comes and goes too: below the folder of the data, or in a bucket. */
export function everyFolder({ media, documents }: FileFolders): [name: string, FileFolder][] {
  return [
    ['media', media],
    ['media.uncertain', media.beside('uncertain')],
    ['documents', documents],
    ['documents.uncertain', documents.beside('uncertain')],
  ]
}

/** In the bucket where one is given, else in the folder of the data. */
export function fileFolders({
  fileBucket,
  dataDir,
}: Pick<Environment, 'fileBucket' | 'dataDir'>): FileFolders {
  return fileBucket === undefined ? diskFolders(dataDir) : bucketFolders(fileBucket)
}

export function diskFolders(dataDir: string): FileFolders {
  return {
    media: diskFolder(join(dataDir, 'media')),
    documents: diskFolder(join(dataDir, 'documents')),
  }
}

export function bucketFolders(bucket: Bucket): FileFolders {
  return { media: bucketFolder(bucket, 'media'), documents: bucketFolder(bucket, 'documents') }
}
