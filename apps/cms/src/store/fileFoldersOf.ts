import type { Payload } from 'payload'
import type { FileFolders } from './fileFolders.ts'

export function fileFoldersOf({ config }: Payload): FileFolders {
  return config.custom?.files as FileFolders
}
