import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stampFile, withoutGit } from '../../packages/host/src/version.ts'

/**
 * Writes down the commit of a build. Without git, or outside a repository, the earlier stamp stays:
 * the folder was built elsewhere.
 */
export function stampBuild(folder: string): void {
  const file = join(folder, stampFile)
  const commit = commitOf(folder)
  if (commit === undefined && existsSync(file)) return
  const text = `${JSON.stringify({ commit: commit ?? withoutGit })}\n`
  // The service may only read the folder.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

/**
 * Gives the commit, with « -dirty » for uncommitted changes. An image is built without git and gets
 * it from a variable.
 */
function commitOf(folder: string): string | undefined {
  if (!existsSync(join(folder, '.git'))) return process.env.SIRA_COMMIT || undefined
  const { status, stdout } = spawnSync(
    'git',
    ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'],
    { cwd: folder, encoding: 'utf8' },
  )
  return status === 0 ? stdout.trim() : undefined
}
