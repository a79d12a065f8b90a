import { runProgram } from '@sira/host/runProgram'
import { StartFailure } from '@sira/host/startFailure'
import { getPayload } from 'payload'
import { enterDataFolder } from '../src/environment/enterDataFolder.ts'
import { readEnvironment } from '../src/environment/environment.ts'

/** `npm run account -- <e-mail>`, while the product is stopped. */
runProgram(async () => {
  const email = process.argv[2]
  if (email === undefined)
    throw new StartFailure('Donnez une adresse : npm run account -- <e-mail>')
  // A product that runs would not see what is written behind its back.
  enterDataFolder(readEnvironment(process.env).dataDir)
  const { default: config } = await import('../src/payload.config.ts')
  const { rescueAccount } = await import('../src/people/rescueAccount.ts')
  const { closeDatabase } = await import('../src/database/closeDatabase.ts')
  const payload = await getPayload({ config })
  const password = await rescueAccount(payload, email)
  await payload.destroy()
  await closeDatabase(payload)
  console.info(`
Nouveau mot de passe, à noter maintenant (affiché une seule fois) :
  e-mail        ${email}
  mot de passe  ${password}
La double authentification de ce compte est retirée, et ses connexions sont fermées.
`)
  process.exit(0)
})
