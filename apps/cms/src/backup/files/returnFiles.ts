import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '@sira/host/startFailure'
import type { Bucket } from '../../environment/storeSettings.ts'
import { diskFolder } from '../../store/disk/diskFolder.ts'
import type { FileFolder } from '../../store/fileFolder.ts'
import { bucketFolders, everyFolder } from '../../store/fileFolders.ts'
import { copyFolder, namesIn } from '../../store/moving/copyFolder.ts'
import { forEachName } from '../../store/moving/forEachName.ts'
import { StoreFailure } from '../../store/s3/storeFailure.ts'

/** Throws a sentence where the bucket does not answer, before anything is changed. */
export async function requireBucket(bucket: Bucket): Promise<void> {
  await orSentence(() => namesIn(bucketFolders(bucket).documents))
}

/**
 * Puts exactly the files of an archive into a bucket. Files that differ, or are not in the archive,
 * go to the folder for the data from before.
 */
export async function returnFiles(bucket: Bucket, data: string, before: string): Promise<void> {
  for (const [name, folder] of everyFolder(bucketFolders(bucket))) {
    const archived = diskFolder(join(data, name))
    await orSentence(async () => {
      const { same, others } = await keepWhatDiffers(
        folder,
        archived,
        diskFolder(join(before, name)),
      )
      await copyFolder(archived, folder, same)
      await forEachName(others, (other) => folder.remove(other))
    })
    await rm(archived.path, { recursive: true, force: true })
  }
}

interface Compared {
  same: ReadonlySet<string>
  /** The files that the archive does not have. */
  others: string[]
}

async function keepWhatDiffers(
  folder: FileFolder,
  archived: FileFolder,
  kept: FileFolder,
): Promise<Compared> {
  const same = new Set<string>()
  const others: string[] = []
  await forEachName(await namesIn(folder), async (name) => {
    const [ofArchive, there] = [await archived.read(name), await folder.read(name)]
    if (ofArchive === undefined) others.push(name)
    if (there === undefined) return
    if (ofArchive?.equals(there)) same.add(name)
    else await kept.keep(name, there, 'again')
  })
  return { same, others }
}

async function orSentence(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error
    throw new StartFailure(
      `Le stockage S3 des fichiers ne répond pas comme il faut\u00a0: ${error.reason}. Corrigez cela, puis relancez npm run restore -- <fichier>.`,
    )
  }
}
