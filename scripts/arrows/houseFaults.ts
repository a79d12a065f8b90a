import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../product/settings.ts'
import { arrowFaults } from './arrowFaults.ts'
import { stillAgainst } from './stillAgainst.ts'

/** Every import of the programs and packages against the drawing, tests aside. */
export function houseFaults(): string[] {
  const found = arrowFaults(new Map(paths().map((path) => [path, read(path)])))
  return [
    ...found.filter((fault) => !stillAgainst.includes(fault)),
    ...stillAgainst
      .filter((fault) => !found.includes(fault))
      .map((fault) => `no longer so, take it out of stillAgainst.ts: ${fault}`),
  ]
}

function paths(): string[] {
  const folders = ['apps', 'packages']
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => /^(apps\/\w+\/(src|server|commands)|packages\/[\w-]+\/src)\//.test(path))
    .filter((path) => /\.(ts|tsx|astro)$/.test(path) && !/\.test\.|\/migrations\//.test(path))
    .filter((path) => existsSync(join(root, path)))
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
