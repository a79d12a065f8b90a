import { runProgram } from '@sira/host/runProgram'
import { StartFailure } from '@sira/host/startFailure'
import { makeBackup } from '../src/backup/makeBackup.ts'
import { readEnvironment } from '../src/environment/environment.ts'

/** `npm run backup`, while the product runs or not. */
runProgram(async () => {
  const environment = readEnvironment(process.env)
  if (environment.backup === undefined) {
    throw new StartFailure(
      'Indiquez dans BACKUP_DIR où garder les sauvegardes\u00a0: un dossier, ou s3://bucket/dossier.',
    )
  }
  const { places, bytes } = await makeBackup(environment, environment.backup, new Date())
  const megabytes = (bytes / 1024 / 1024).toFixed(1).replace('.', ',')
  console.info(`Sauvegarde faite\u00a0: ${places.join(' et ')} (${megabytes} Mo).`)
  process.exit(0)
})
