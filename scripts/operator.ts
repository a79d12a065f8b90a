import { localUrlAt, sitePort } from '../packages/host/src/defaultAddresses.ts'
import { StartFailure } from '../packages/host/src/startFailure.ts'
import { startOperator } from './operator/startOperator.ts'
import { runCommand } from './runCommand.ts'

const port = 4010

/** `npm run operator [-- <address of the site>]`: no money is paid, every call is answered. */
await runCommand(async () => {
  const [shopUrl = localUrlAt(sitePort)] = process.argv.slice(2)
  if (!URL.canParse(shopUrl)) {
    throw new StartFailure(`« ${shopUrl} » n’est pas l’adresse d’un site : donnez http://…`)
  }
  const { url, settings } = await startOperator({ port, shopUrl: new URL(shopUrl).origin })
  console.info(`\n✓ Simulateur d’opérateur, rien n’y est payé pour de vrai : ${url}`)
  console.info(`  Pour ${shopUrl}, mettez dans .env puis redémarrez :\n`)
  for (const [name, value] of Object.entries(settings)) console.info(`${name}=${value}`)
})
