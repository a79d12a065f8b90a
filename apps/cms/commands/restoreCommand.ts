import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { runProgram } from '@sira/host/runProgram'
import { StartFailure } from '@sira/host/startFailure'
import { fetchedArchive } from '../src/backup/bucket/fetchedArchive.ts'
import { restoreBackup } from '../src/backup/restoreBackup.ts'
import { daysOfCopies } from '../src/database/sqlite/databaseCopies.ts'
import { dayAndTime } from '../src/dates/dates.ts'
import { takeDataFolder } from '../src/environment/enterDataFolder.ts'
import { readEnvironment } from '../src/environment/environment.ts'

/** `npm run restore -- <archive>`, while the product is stopped. */
runProgram(async () => {
  const [given] = process.argv.slice(2)
  if (given === undefined) {
    throw new StartFailure('Donnez une sauvegarde\u00a0: npm run restore -- <fichier ou s3://…>')
  }
  const environment = readEnvironment(process.env)
  takeDataFolder(environment.dataDir)
  const identity = process.env.BACKUP_IDENTITY || undefined
  const { dataDir, backup } = environment
  const fetched = given.startsWith('s3://')
    ? await fetchedArchive(given, backup?.bucket, dataDir)
    : undefined
  const archive = fetched?.archive ?? resolve(given)
  const { madeAt, before } = await restoreBackup(
    environment,
    archive,
    identity,
    new Date(),
  ).finally(() => fetched && rm(fetched.folder, { recursive: true, force: true }))
  console.info(`
Tout est comme le ${dayAndTime(madeAt)}.
Ce qui était là est gardé ${daysOfCopies} jours : ${before}
Les personnes effacées depuis cette sauvegarde y sont encore : effacez-les de nouveau.
`)
  process.exit(0)
})
