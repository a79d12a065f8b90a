import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './product/settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'sira-restore-'))
const copies = join(folder, 'copies')
const newest = join(copies, 'sira-2026-11-23T02-30-00Z.tar.gz')
beforeAll(() => {
  mkdirSync(copies)
  writeFileSync(newest, 'no archive')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** As npm runs it: in the folder of the product, having noted where it was typed. */
function restore(path: string) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/restore.ts', path], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      INIT_CWD: folder,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      BACKUP_DIR: copies,
    },
  })
  return { status, said: stderr.trim() }
}

test('a path is meant from the folder it was typed in', () => {
  const { status, said } = restore('copies/sira-2026-11-23T02-30-00Z.tar.gz')
  expect(status).toBe(1)
  expect(said).toContain(`${newest} ne peut pas être lu en entier`)
}, 120_000)
