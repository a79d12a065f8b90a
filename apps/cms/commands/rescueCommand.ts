import { getPayload } from 'payload'
import { StartFailure } from '../server/startFailure.ts'

/** `npm run account -- <e-mail>`, while the product is stopped. */
async function rescue(email: string | undefined): Promise<void> {
  if (email === undefined)
    throw new StartFailure('Donnez une adresse : npm run account -- <e-mail>')
  const { default: config } = await import('../src/payload.config.ts')
  const { rescueAccount } = await import('../src/people/rescueAccount.ts')
  const password = await rescueAccount(await getPayload({ config }), email)
  console.info(`
Nouveau mot de passe, à noter maintenant (affiché une seule fois) :
  e-mail        ${email}
  mot de passe  ${password}
La double authentification de ce compte est retirée, et ses connexions sont fermées.
`)
}

rescue(process.argv[2]).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof StartFailure ? error.message : error)
    process.exit(1)
  },
)
