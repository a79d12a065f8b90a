import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from '../../packages/host/src/startFailure.ts'
import { isBuiltElsewhere } from './builtElsewhere.ts'
import { root } from './settings.ts'
import { stampBuild } from './stampBuild.ts'

interface Part {
  workspace: '@sira/cms' | '@sira/site'
  name: string
  folder: string
  output: string
}

const parts: Part[] = [
  { workspace: '@sira/cms', name: 'back office', folder: 'apps/cms', output: 'apps/cms/.next' },
  { workspace: '@sira/site', name: 'site', folder: 'apps/site', output: 'apps/site/dist' },
]
/** Built or generated files: Next writes its own types beside the sources. */
const notSources = /^(node_modules|dist|\.next|\.astro|test|var|next-env\.d\.ts|.*\.tsbuildinfo)$/

/** Builds each part whose sources have changed since its last build, and writes down the commit. */
export async function buildWhatChanged(): Promise<void> {
  if (isBuiltElsewhere(root)) return
  stampBuild(root)
  for (const part of parts) {
    const stamp = join(root, part.output, 'sources.sha256')
    const fingerprint = fingerprintOf(['package-lock.json', 'packages', part.folder])
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) continue
    console.info(`Construction : ${part.name}…`)
    await build(part)
    writeFileSync(stamp, fingerprint)
  }
}

function build(part: Part): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', 'build', '--silent', '-w', part.workspace], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that the children of npm can be ended with it.
      detached: true,
    })
    const letGo = endTogether(child)
    let output = ''
    child.stdout.on('data', (text) => {
      output += text
    })
    child.stderr.on('data', (text) => {
      output += text
    })
    child.once('exit', (code) => {
      letGo()
      if (code === 0) return resolve()
      console.error(output)
      reject(new StartFailure(`La construction (${part.name}) a échoué : voir ci-dessus.`))
    })
  })
}

/** Ends the build with this program. Gives a function that undoes this bond. */
function endTogether(child: ChildProcess): () => void {
  const end = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    process.exit(1)
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  return () => {
    process.off('SIGINT', end)
    process.off('SIGTERM', end)
  }
}

function fingerprintOf(paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesUnder))
    hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

function filesUnder(path: string): string[] {
  const entries = readdirSafely(path)
  if (!entries) return [path]
  return entries
    .filter((entry) => !notSources.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)],
    )
}

function readdirSafely(path: string) {
  try {
    return readdirSync(join(root, path), { withFileTypes: true })
  } catch {
    return undefined
  }
}
