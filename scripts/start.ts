import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from '../packages/host/src/startFailure.ts'
import { versionInWords, versionOf } from '../packages/host/src/version.ts'
import { heldPorts } from './product/heldPorts.ts'
import { keptParts } from './product/keptParts.ts'
import { again, prepared } from './product/prepared.ts'
import { takeRestartRequests } from './product/restartRequests.ts'
import { runCommand } from './runCommand.ts'

const root = join(import.meta.dirname, '..')

/**
 * `npm start`: builds the parts that are not built, starts them, reports when they are ready, and
 * restarts them when they end. Replaces them by another version when `npm run restart` asks. With
 * `site` or `cms`: only that part.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2)
  const first = await prepared(root, args)
  if (!first) process.exit(1)

  const product = keptParts(heldPorts())
  let noMoreRequests: (() => void) | undefined
  async function stopAll(): Promise<void> {
    noMoreRequests?.()
    await product.stop()
    process.exit(0)
  }
  process.once('SIGINT', () => void stopAll())
  process.once('SIGTERM', () => void stopAll())

  await product.start(first.parts)
  noMoreRequests = takeRestartRequests(first.requests, async (folder) => {
    if (!existsSync(join(folder, 'scripts/prepareStart.ts'))) {
      throw new StartFailure(`${folder} n’est pas le dossier d’une version de Sira.`)
    }
    const next = await prepared(folder, args, { [again]: 'yes' })
    if (!next) throw new StartFailure('Cette version ne peut pas démarrer : voir le journal.')
    console.info(`Nouvelle version : ${folder}`)
    await product.exchange(next.parts)
    console.info('✓ La nouvelle version est en place.')
  })
  const lines = first.addresses.map(([name, url]) => `  ${name.padEnd(13)}${url}`)
  // Read only now: the build of a first start has just written it.
  console.info(`\n✓ Prêt. Sira ${versionInWords(versionOf(root))}\n${lines.join('\n')}\n`)
}

await runCommand(main)
