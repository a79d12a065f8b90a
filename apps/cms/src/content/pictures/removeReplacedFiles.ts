import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { type FileGroup, replacedFilesOf } from '../../fields/replacedFilesField.ts'
import {
  type ReferringCollection,
  referringCollections,
} from '../../publication/trash/referringFields.ts'
import { settingsNaming } from '../../publication/trash/settingsNaming.ts'
import { standsIn } from '../../publication/trash/usesOf.ts'
import type { FileFolder } from '../../store/fileFolder.ts'
import { removeFiles } from '../../store/withRow/removeFiles.ts'
import { noteUncertain } from '../../store/withRow/uncertainFiles.ts'

/**
 * Removes the files of replaced pictures that nothing shows any more: no text or letter, be it in the
 * trash, and no version that can be restored. Gives how many pictures that was. Only files that a
 * record names are touched: a data folder that met a wrong database loses nothing.
 */
export async function removeReplacedFiles(payload: Payload, folder: FileFolder): Promise<number> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { replacedFiles: { exists: true } },
    select: {},
    trash: true,
    pagination: false,
    depth: 0,
  })
  let removed = 0
  for (const { id } of docs) {
    const { gone, settled } = await forgetUnshown(id, folder, await createLocalReq({}, payload))
    if (await removeFiles(folder, gone.flat(), payload)) await settled()
    removed += gone.length
  }
  return removed
}

interface Forgotten {
  gone: FileGroup[]
  /** Takes back the note of these files, once they are removed. */
  settled(): Promise<void>
}

const nothing: Forgotten = { gone: [], settled: async () => undefined }

/** Takes out of the record what nothing shows; its files go once that is kept. */
function forgetUnshown(id: number, folder: FileFolder, req: PayloadRequest): Promise<Forgotten> {
  return withinTransaction(req, async () => {
    const common = { collection: 'media', id, depth: 0, req } as const
    const picture = await req.payload.findByID({ ...common, trash: true, disableErrors: true })
    if (!picture) return nothing
    const gone: FileGroup[] = []
    const shown: FileGroup[] = []
    for (const group of replacedFilesOf(picture)) {
      ;((await isShown(group[0], req)) ? shown : gone).push(group)
    }
    if (gone.length === 0) return nothing
    const settled = await noteUncertain(folder, gone.flat())
    // Without hooks: nothing visible changes.
    const data = {
      replacedFiles: shown.length === 0 ? null : shown,
      updatedAt: picture.updatedAt,
    }
    await req.payload.db.updateOne({ collection: 'media', id, data, req })
    return { gone, settled }
  })
}

async function isShown(filename: string, req: PayloadRequest): Promise<boolean> {
  for (const collection of referringCollections(req.payload.config, 'media')) {
    if (await isShownIn(collection, filename, req)) return true
  }
  return (await settingsNaming([filename], req)).length > 0
}

async function isShownIn(
  { slug, texts, hasDrafts }: ReferringCollection,
  filename: string,
  req: PayloadRequest,
): Promise<boolean> {
  if (texts.length === 0) return false
  const common = {
    collection: slug,
    locale: 'all',
    limit: 1,
    pagination: false,
    trash: true,
    depth: 0,
    req,
  } as const
  const { docs } = await req.payload.find({ ...common, where: { or: standsIn(texts, [filename]) } })
  if (docs.length > 0 || !hasDrafts) return docs.length > 0
  const paths = texts.map((path) => `version.${path}`)
  const versions = await req.payload.findVersions({
    ...common,
    where: { or: standsIn(paths, [filename]) },
  })
  return versions.docs.length > 0
}
