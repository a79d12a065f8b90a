import { stat } from 'node:fs/promises'
import { runProgram } from '@sira/host/runProgram'
import { StartFailure } from '@sira/host/startFailure'
import { makeBackup } from '../src/backup/makeBackup.ts'
import { readEnvironment } from '../src/environment/environment.ts'

/** `npm run backup`, while the product runs or not. */
runProgram(async () => {
  const environment = readEnvironment(process.env)
  if (environment.backup === undefined) {
    throw new StartFailure('Indiquez dans BACKUP_DIR le dossier où garder les sauvegardes.')
  }
  const archive = await makeBackup(environment, environment.backup, new Date())
  const megabytes = ((await stat(archive)).size / 1024 / 1024).toFixed(1).replace('.', ',')
  console.info(`Sauvegarde faite : ${archive} (${megabytes} Mo).`)
  process.exit(0)
})
