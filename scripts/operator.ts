import { StartFailure } from '../packages/host/src/startFailure.ts'
import { startOperator } from './operator/startOperator.ts'
import { runCommand } from './runCommand.ts'

const port = 4010

/** `npm run operator [-- <address of the site>]`: nothing is paid, everything is answered. */
await runCommand(async () => {
  const [shopUrl = 'http://127.0.0.1:3000'] = process.argv.slice(2)
  if (!URL.canParse(shopUrl)) {
    throw new StartFailure(`« ${shopUrl} » n’est pas l’adresse d’un site : donnez http://…`)
  }
  const { url, settings } = await startOperator({ port, shopUrl: new URL(shopUrl).origin })
  const lines = Object.entries(settings).map(([name, value]) => `  ${name}=${value}`)
  console.info(`
✓ Simulateur d’opérateur : ${url} (rien n’y est payé pour de vrai).
  Pour ${shopUrl}, mettez dans .env puis redémarrez :

${lines.join('\n')}
`)
})
