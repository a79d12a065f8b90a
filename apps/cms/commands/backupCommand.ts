import { runProgram } from '@sira/host/runProgram'
import { StartFailure } from '@sira/host/startFailure'
import { backupLine } from '../src/backup/backupLine.ts'
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
  const made = await makeBackup(environment, environment.backup, new Date())
  console.info(backupLine(made))
  process.exit(0)
})
