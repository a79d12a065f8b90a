import { resolve } from 'node:path'
import { runProgram } from '@sira/host/runProgram'
import { StartFailure } from '@sira/host/startFailure'
import { restoreBackup } from '../src/backup/restoreBackup.ts'
import { daysOfCopies } from '../src/database/sqlite/databaseCopies.ts'
import { dayAndTime } from '../src/dates/dates.ts'
import { takeDataFolder } from '../src/environment/enterDataFolder.ts'
import { readEnvironment } from '../src/environment/environment.ts'

/** `npm run restore -- <archive>`, while the product is stopped. */
runProgram(async () => {
  const [archive] = process.argv.slice(2)
  if (archive === undefined) {
    throw new StartFailure('Donnez une sauvegarde : npm run restore -- <fichier>')
  }
  const environment = readEnvironment(process.env)
  takeDataFolder(environment.dataDir)
  const identity = process.env.BACKUP_IDENTITY || undefined
  const { madeAt, before } = await restoreBackup(
    environment,
    resolve(archive),
    identity,
    new Date(),
  )
  console.info(`
Tout est comme le ${dayAndTime(madeAt)}.
Ce qui était là est gardé ${daysOfCopies} jours : ${before}
Les personnes effacées depuis cette sauvegarde y sont encore : effacez-les de nouveau.
`)
  process.exit(0)
})
