import { join } from 'node:path'
import type { Environment } from '../environment/environment.ts'
import type { Bucket } from '../environment/storeSettings.ts'
import { diskFolder } from './disk/diskFolder.ts'
import type { FileFolder } from './fileFolder.ts'
import { bucketFolder } from './s3/bucketFolder.ts'
import { uncertainFolder } from './withRow/uncertainFiles.ts'

/** The folders of files that all back offices share. */
export interface FileFolders {
  media: FileFolder
  documents: FileFolder
  /** Papers and attachments of persons: read through their rows alone, served at no address. */
  privateFiles: FileFolder
}

/** Their names below the data folder or in a bucket. */
export const fileFolderNames = {
  media: 'media',
  documents: 'documents',
  privateFiles: 'private',
} as const

/** Gives all folders by name, with those of their notes. */
export function everyFolder(folders: FileFolders): [name: string, FileFolder][] {
  return [
    ...besideNotes(fileFolderNames.media, folders.media),
    ...besideNotes(fileFolderNames.documents, folders.documents),
    ...besideNotes(fileFolderNames.privateFiles, folders.privateFiles),
  ]
}

function besideNotes(name: string, folder: FileFolder): [name: string, FileFolder][] {
  return [
    [name, folder],
    [`${name}.uncertain`, uncertainFolder(folder)],
  ]
}

/** Gives the folders in the bucket if there is one, else in the data folder. */
export function fileFolders({
  fileBucket,
  dataDir,
}: Pick<Environment, 'fileBucket' | 'dataDir'>): FileFolders {
  return fileBucket === undefined ? diskFolders(dataDir) : bucketFolders(fileBucket)
}

export function diskFolders(dataDir: string): FileFolders {
  return {
    media: diskFolder(join(dataDir, fileFolderNames.media)),
    documents: diskFolder(join(dataDir, fileFolderNames.documents)),
    privateFiles: diskFolder(join(dataDir, fileFolderNames.privateFiles)),
  }
}

export function bucketFolders(bucket: Bucket): FileFolders {
  return {
    media: bucketFolder(bucket, fileFolderNames.media),
    documents: bucketFolder(bucket, fileFolderNames.documents),
    privateFiles: bucketFolder(bucket, fileFolderNames.privateFiles),
  }
}
