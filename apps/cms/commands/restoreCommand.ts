import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runProgram } from '@sira/host/runProgram'
import { StartFailure } from '@sira/host/startFailure'
import { fetchedArchive } from '../src/backup/bucket/fetchedArchive.ts'
import { askDatabase } from '../src/backup/database/askDatabase.ts'
import { letLeave, type Waiting } from '../src/backup/held/heldSendings.ts'
import { restoreBackup } from '../src/backup/restoreBackup.ts'
import { daysOfCopies } from '../src/database/sqlite/databaseCopies.ts'
import { dayAndTime } from '../src/dates/dates.ts'
import { takeDataFolder } from '../src/environment/enterDataFolder.ts'
import { type Environment, readEnvironment } from '../src/environment/environment.ts'

const usage =
  'Donnez une sauvegarde\u00a0: npm run restore -- <fichier ou s3://…>. Ce qu’elle retient part ensuite par npm run restore -- --send-letters, ou --only-new.'

/**
 * `npm run restore -- <archive>`, while the product is stopped; then `npm run restore --
 * --send-letters` or `--only-new`, stopped or not.
 */
runProgram(async () => {
  const { archive, leaving } = readCommand()
  const environment = readEnvironment(process.env)
  if (archive) await restore(environment, archive, leaving === undefined)
  if (leaving) await release(environment, leaving)
  process.exit(0)
})

function readCommand() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'send-letters': { type: 'boolean' }, 'only-new': { type: 'boolean' } },
    })
    const leaving = values['send-letters'] ? 'all' : values['only-new'] ? 'new' : undefined
    const [archive] = positionals
    if (archive !== undefined || leaving !== undefined) return { archive, leaving } as const
  } catch {
    // An option that there is not.
  }
  throw new StartFailure(usage)
}

async function restore(environment: Environment, given: string, tells: boolean): Promise<void> {
  const { dataDir, backup } = environment
  takeDataFolder(dataDir)
  const identity = process.env.BACKUP_IDENTITY || undefined
  const fetched = given.startsWith('s3://')
    ? await fetchedArchive(given, backup?.bucket, dataDir)
    : undefined
  // npm runs in the folder of the product; a path is meant from the one it was typed in.
  const archive = fetched?.archive ?? resolve(process.env.INIT_CWD ?? '', given)
  const { madeAt, before, waiting } = await restoreBackup(
    environment,
    archive,
    identity,
    new Date(),
  ).finally(() => fetched && rm(fetched.folder, { recursive: true, force: true }))
  console.info(`
Tout est comme le ${dayAndTime(madeAt)}.
Ce qui était là est gardé ${daysOfCopies} jours\u00a0: ${before}
Les personnes effacées depuis cette sauvegarde y sont encore\u00a0: effacez-les de nouveau.
${tells ? heldBack(waiting) : ''}`)
}

const heldBack = ({ letters, tasks, payments }: Waiting) => `
Rien ne part d’ici pour l’instant\u00a0: ni ce qui attendait (${letters} lettres, ${tasks} tâches prévues,
${payments} demandes aux fournisseurs de paiement), ni ce qui viendra. Ces lettres sont peut-être parties depuis.
Si ce produit prend la place de l’autre, et que l’autre est arrêté\u00a0:
  npm run restore -- --only-new       les lettres qui attendaient restent là, au choix du personnel
  npm run restore -- --send-letters   tout part
`

async function release(environment: Environment, which: 'all' | 'new'): Promise<void> {
  const released = await askDatabase(environment, (ask) => letLeave(ask, which))
  if (released === undefined) return console.info('Rien n’était retenu.')
  console.info(
    which === 'all'
      ? 'Tout ce qui attendait part, dès que le produit fonctionne.'
      : `Ce qui vient part, dès que le produit fonctionne. ${leftToStaff(released.leftToStaff)}`,
  )
}

const leftToStaff = (letters: number) =>
  letters === 0
    ? 'Aucune lettre d’avant n’attendait.'
    : `${counted(letters, 'lettre')} d’avant en «\u00a0Échec\u00a0» dans les e-mails du back office\u00a0: renvoyez ce qui manque.`

/** French counts one and a half as one, and none too. */
const counted = (number: number, thing: string) => `${number} ${thing}${number > 1 ? 's' : ''}`
