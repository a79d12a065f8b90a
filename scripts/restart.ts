import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { StartFailure } from '../packages/host/src/startFailure.ts'
import { buildWhatChanged } from './product/build.ts'
import { requestsAt } from './product/restartRequests.ts'
import { readSettings, root } from './product/settings.ts'
import { runCommand } from './runCommand.ts'

/**
 * `npm run restart`: asks the running product to replace itself by this version, without a pause.
 * With `site` or `cms`: only the product that runs that part.
 */
await runCommand(async () => {
  const [only] = process.argv.slice(2)
  const { dataDir } = readSettings({ makesSecrets: false })
  await buildWhatChanged()
  const answered = await ask(requestsAt(dataDir, only))
  if (answered !== '') throw new StartFailure(answered)
  console.info('✓ Cette version est en place.')
})

async function ask(place: string): Promise<string> {
  const line = connect(place)
  line.write(`${root}\n`)
  try {
    return (await text(line)).trim()
  } catch {
    throw new StartFailure(`Aucun produit démarré par npm start ne répond sur ${place}.`)
  }
}
