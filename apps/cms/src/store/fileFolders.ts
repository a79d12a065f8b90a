import { join } from 'node:path'
import type { Environment } from '../environment/environment.ts'
import type { Bucket } from '../environment/storeSettings.ts'
import { diskFolder } from './disk/diskFolder.ts'
import type { FileFolder } from './fileFolder.ts'
import { bucketFolder } from './s3/bucketFolder.ts'
import { uncertainFolder } from './withRow/uncertainFiles.ts'

/** Everything that is written as a file and shared by all back offices. */
export interface FileFolders {
  media: FileFolder
  documents: FileFolder
  /** Papers and attachments of persons: read through their rows alone, served at no address. */
  privateFiles: FileFolder
}

/** Their names below the folder of the data, or in a bucket. */
const names = { media: 'media', documents: 'documents', privateFiles: 'private' } as const

/** All of them, the notes of what comes and goes too, by name. */
export function everyFolder(folders: FileFolders): [name: string, FileFolder][] {
  return [
    ...besideNotes(names.media, folders.media),
    ...besideNotes(names.documents, folders.documents),
    ...besideNotes(names.privateFiles, folders.privateFiles),
  ]
}

function besideNotes(name: string, folder: FileFolder): [name: string, FileFolder][] {
  return [
    [name, folder],
    [`${name}.uncertain`, uncertainFolder(folder)],
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
    media: diskFolder(join(dataDir, names.media)),
    documents: diskFolder(join(dataDir, names.documents)),
    privateFiles: diskFolder(join(dataDir, names.privateFiles)),
  }
}

export function bucketFolders(bucket: Bucket): FileFolders {
  return {
    media: bucketFolder(bucket, names.media),
    documents: bucketFolder(bucket, names.documents),
    privateFiles: bucketFolder(bucket, names.privateFiles),
  }
}
