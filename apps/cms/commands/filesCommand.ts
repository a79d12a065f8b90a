import { runProgram } from '@sira/host/runProgram'
import { StartFailure } from '@sira/host/startFailure'
import { takeDataFolder } from '../src/environment/enterDataFolder.ts'
import { readEnvironment } from '../src/environment/environment.ts'
import { bucketAddress } from '../src/environment/storeSettings.ts'
import { bucketFolders, diskFolders } from '../src/store/fileFolders.ts'
import { moveFiles } from '../src/store/moving/moveFiles.ts'
import { StoreFailure } from '../src/store/s3/storeFailure.ts'

/** `npm run files -- to-s3`, `npm run files -- to-disk`, while the product is stopped. */
runProgram(async () => {
  const [direction] = process.argv.slice(2)
  if (direction !== 'to-s3' && direction !== 'to-disk') {
    throw new StartFailure(
      'Dites où mettre les fichiers\u00a0: npm run files -- to-s3 (ou to-disk)',
    )
  }
  const { dataDir, fileBucket } = readEnvironment(process.env)
  if (fileBucket === undefined) {
    throw new StartFailure(
      'Indiquez dans S3_BUCKET le bucket des fichiers, et les clés qui l’ouvrent.',
    )
  }
  takeDataFolder(dataDir)
  const [disk, bucket] = [diskFolders(dataDir), bucketFolders(fileBucket)]
  const toDisk = direction === 'to-disk'
  const ends = toDisk ? ([bucket, disk] as const) : ([disk, bucket] as const)
  const { files, bytes, already } = await moveFiles(...ends).catch((error: unknown) => {
    if (!(error instanceof StoreFailure)) throw error
    throw new StartFailure(
      `Le stockage S3 n’a pas tout fait\u00a0: ${error.reason}. Rien n’est perdu\u00a0: relancez la commande.`,
    )
  })
  const megabytes = (bytes / 1024 / 1024).toFixed(1).replace('.', ',')
  const place = toDisk ? dataDir : bucketAddress(fileBucket)
  console.info(`
${files} fichiers (${megabytes} Mo) sont maintenant dans ${place}, dont ${already} y étaient déjà.
Tous ont été relus et comparés, puis effacés de là d’où ils viennent.
${toDisk ? 'Retirez S3_BUCKET des réglages, puis démarrez le produit.' : 'Démarrez le produit.'}
`)
  process.exit(0)
})
