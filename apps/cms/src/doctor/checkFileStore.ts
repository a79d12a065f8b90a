import { StartFailure } from '@sira/host/startFailure'
import type { Environment } from '../environment/environment.ts'
import { bucketFolders } from '../store/fileFolders.ts'
import { requireMovedFiles } from '../store/requireMovedFiles.ts'
import { StoreFailure } from '../store/s3/storeFailure.ts'
import { type Finding, fault, well } from './finding.ts'

/** The bucket of the files lets us in, and none of them are left on the disk. */
export async function checkFileStore(environment: Environment): Promise<Finding[]> {
  const { fileBucket } = environment
  if (fileBucket === undefined) return []
  try {
    await requireMovedFiles(environment)
    // The first of them is enough. Whether we may write is tried by the product: /readyz says it.
    for await (const _file of bucketFolders(fileBucket).media.list()) break
    return [well('S3_BUCKET\u00a0: le stockage des fichiers nous laisse lire.')]
  } catch (error) {
    if (error instanceof StartFailure) return [fault(error.message)]
    const reason = error instanceof StoreFailure ? error.reason : String(error)
    return [
      fault(
        `S3_BUCKET\u00a0: le stockage des fichiers ne nous laisse pas lire (${reason}). Vérifiez S3_ENDPOINT, S3_REGION, le nom du bucket et les clés.`,
      ),
    ]
  }
}
