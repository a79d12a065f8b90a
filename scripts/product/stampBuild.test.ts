import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { versionInWords, versionOf } from '../../packages/host/src/version.ts'
import { stampBuild } from './stampBuild.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sira-stamp-'))
  writeFileSync(join(folder, 'package.json'), '{"version":"3.2.1"}')
})
afterEach(() => rmSync(folder, { recursive: true }))

const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout.trim()

test('a build notes its commit, and whether something had changed since', () => {
  git('init', '-q')
  git('add', '.')
  git('commit', '-q', '-m', 'first')
  stampBuild(folder)
  const commit = git('rev-parse', 'HEAD').slice(0, 12)
  expect(versionInWords(versionOf(folder))).toBe(`3.2.1 (${commit})`)
  writeFileSync(join(folder, 'package.json'), '{"version":"3.2.2"}')
  stampBuild(folder)
  expect(versionOf(folder)).toEqual({ version: '3.2.2', commit: `${commit}-dirty` })
})

test('a folder that is carried where there is no git keeps what was noted', () => {
  git('init', '-q')
  git('add', '.')
  git('commit', '-q', '-m', 'first')
  stampBuild(folder)
  const before = versionOf(folder)
  rmSync(join(folder, '.git'), { recursive: true })
  stampBuild(folder)
  expect(versionOf(folder)).toEqual(before)
})

test('a build without git says so', () => {
  expect(versionOf(folder).commit).toBe('inconnu (construit sans git)')
  stampBuild(folder)
  expect(versionOf(folder).commit).toBe('inconnu (construit sans git)')
})
