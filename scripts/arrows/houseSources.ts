import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../product/settings.ts'

const folders = ['apps', 'packages', 'bench', 'e2e', 'scripts']

/** Every source by its path, tests too; migrations are written by a program. */
export function houseSources(): Map<string, string> {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
  const paths = listed
    .split('\n')
    .filter((path) => /\.(ts|tsx|astro)$/.test(path) && !path.includes('/migrations/'))
    .filter((path) => existsSync(join(root, path)))
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}
