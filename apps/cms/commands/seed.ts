import { runProgram } from '@sira/host/runProgram'
import { StartFailure } from '@sira/host/startFailure'
import { getPayload } from 'payload'
import { enterDataFolder } from '../src/environment/enterDataFolder.ts'
import { readEnvironment } from '../src/environment/environment.ts'
import { seedWhole } from '../src/seed/seedWhole.ts'

/** `npm run seed`: fills an empty database, refuses to touch another one. */
runProgram(async () => {
  // A product that runs would not see what is written behind its back.
  enterDataFolder(readEnvironment(process.env).dataDir)
  const { default: config } = await import('../src/payload.config.ts')
  const { closeDatabase } = await import('../src/database/closeDatabase.ts')
  const payload = await getPayload({ config })
  const empty = await seedWhole(payload)
  await payload.destroy()
  await closeDatabase(payload)
  if (!empty) {
    throw new StartFailure(
      'La base contient déjà du contenu : le contenu de démonstration ne va que dans une base vide. Indiquez un autre DATA_DIR ou une autre DATABASE_URL.',
    )
  }
  console.info('Le contenu de démonstration est en place.')
})
