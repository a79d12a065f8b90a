import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { root } from '../product/settings.ts'
import type { Edit } from './edit.ts'

export interface WorkingCopy {
  folder: string
  /** Gives a file of the last commit these edits; without any it is as it was, or gone. */
  write(file: string, edits: readonly Edit[]): void
  remove(): void
}

/** The last commit in a folder of its own, with the packages that are installed here. */
export function workingCopy(): WorkingCopy {
  const folder = mkdtempSync(join(tmpdir(), 'sira-touched-'))
  const files = execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x'], { cwd: folder, input: files })
  // The arrows are drawn from what git knows.
  execFileSync('git', ['init', '-q'], { cwd: folder })
  const workspaces = ['apps', 'packages'].flatMap((kind) =>
    namesIn(join(root, kind)).map((name) => join(kind, name)),
  )
  for (const place of ['.', ...workspaces]) {
    linkPackages(join(root, place, 'node_modules'), join(folder, place, 'node_modules'))
  }
  return {
    folder,
    write(file, edits) {
      const path = join(folder, file)
      const before = committed(file)
      if (edits.length === 0 && before === undefined) return rmSync(path, { force: true })
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, edits.reduce(edited, before ?? ''))
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Links each package except our own, which are those of the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, '@sira'), { recursive: true })
  for (const name of namesIn(from)) {
    if (name !== '@sira') symlinkSync(join(from, name), join(to, name))
  }
  for (const name of namesIn(join(from, '@sira'))) {
    const workspace = ['packages', 'apps'].find((kind) => namesIn(join(root, kind)).includes(name))
    if (workspace) symlinkSync(resolve(to, '..', workspace, name), join(to, '@sira', name))
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function committed(file: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return undefined
  }
}

function edited(source: string, { file, after, text }: Edit): string {
  if (after === undefined) return text
  const lines = source.split('\n')
  const place = lines.findIndex((line) => line.startsWith(after))
  if (place < 0) throw new Error(`${file} has no line that begins with: ${after}`)
  return lines.toSpliced(place + 1, 0, text).join('\n')
}
