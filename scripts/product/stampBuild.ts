import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stampFile, withoutGit } from '../../packages/host/src/version.ts'

/**
 * Notes which commit a folder is built of. Without git, or outside a repository, what was noted
 * before stays: the folder was built elsewhere and carried here.
 */
export function stampBuild(folder: string): void {
  const file = join(folder, stampFile)
  const commit = commitOf(folder)
  if (commit === undefined && existsSync(file)) return
  const text = `${JSON.stringify({ commit: commit ?? withoutGit })}\n`
  // The folder may be one that the service only reads.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

/** « -dirty » at its end: with changes that no commit has. An image is built without git: it is told. */
function commitOf(folder: string): string | undefined {
  if (!existsSync(join(folder, '.git'))) return process.env.SIRA_COMMIT || undefined
  const { status, stdout } = spawnSync(
    'git',
    ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'],
    { cwd: folder, encoding: 'utf8' },
  )
  return status === 0 ? stdout.trim() : undefined
}
