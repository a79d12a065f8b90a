import { runProgram } from '@sira/host/runProgram'
import { StartFailure } from '@sira/host/startFailure'
import { getPayload } from 'payload'

/** `npm run account -- <e-mail>`, while the product is stopped. */
runProgram(async () => {
  const email = process.argv[2]
  if (email === undefined)
    throw new StartFailure('Donnez une adresse : npm run account -- <e-mail>')
  const { default: config } = await import('../src/payload.config.ts')
  const { rescueAccount } = await import('../src/people/rescueAccount.ts')
  const password = await rescueAccount(await getPayload({ config }), email)
  console.info(`
Nouveau mot de passe, à noter maintenant (affiché une seule fois) :
  e-mail        ${email}
  mot de passe  ${password}
La double authentification de ce compte est retirée, et ses connexions sont fermées.
`)
  process.exit(0)
})
