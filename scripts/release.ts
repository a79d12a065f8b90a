import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { create } from 'tar'
import { versionOf } from '../packages/host/src/version.ts'
import { buildWhatChanged } from './product/build.ts'
import { releaseFile, systemHere } from './product/builtElsewhere.ts'
import { root } from './product/settings.ts'
import { neededPackages } from './release/neededPackages.ts'
import { neededSources } from './release/neededSources.ts'
import { runCommand } from './runCommand.ts'

/**
 * `npm run release [-- folder]`: one archive with everything that runs, built, for machines that are
 * too small to build (docs/how-to/deploy.md). It is for the system it was made on.
 */
await runCommand(async () => {
  await buildWhatChanged()
  const [folder = 'release'] = process.argv.slice(2)
  const { version, commit: noted } = versionOf(root)
  const commit = /^[0-9a-f]+(?:-dirty)?/.exec(noted)?.[0] ?? 'sans-git'
  const name = `sira-${version}-${commit}-${systemHere}`
  const file = join(resolve(root, folder), `${name}.tar.gz`)
  mkdirSync(resolve(root, folder), { recursive: true })
  writeFileSync(join(root, releaseFile), `${JSON.stringify({ system: systemHere })}\n`)
  try {
    const node = ['node_modules/.bin/node']
    const files = [releaseFile, ...neededSources(), ...neededPackages(), ...node]
    // The archive carries no owner: its files belong to the person who unpacks it.
    const options = { file, cwd: root, prefix: name, portable: true, noDirRecurse: true }
    await create({ ...options, gzip: { level: 6 } }, files)
  } finally {
    rmSync(join(root, releaseFile))
  }
  const megabytes = Math.round(statSync(file).size / 1024 / 1024)
  console.info(`${file} (${megabytes} Mo)`)
})
