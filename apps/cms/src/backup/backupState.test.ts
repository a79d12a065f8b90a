import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { backupState } from './backupState.ts'

const now = new Date('2026-11-23T09:00:00Z')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sira-archives-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const kept = () => ({ folder, bucket: undefined, days: 30, recipient: undefined })
const online = 'https://www.sira.example'

it('asks for a folder once visitors reach the site, not while it is tried out', async () => {
  expect(await backupState(undefined, online, now)).toEqual({ state: 'missing' })
  expect(await backupState(undefined, 'http://localhost:3000', now)).toEqual({ state: 'unasked' })
})

it.each([
  ['nothing', [], { state: 'awaited' }],
  ['one that was never finished', ['sira-2026-11-23T02-30-00Z.tar.gz.part'], { state: 'awaited' }],
  [
    'that of last night',
    ['sira-2026-11-22T02-30-00Z.tar.gz', 'sira-2026-11-23T02-30-00Z.tar.gz.age', 'notes.txt'],
    { state: 'made', madeAt: new Date('2026-11-23T02:30:00Z') },
  ],
  [
    'none of the last two days',
    ['sira-2026-11-20T02-30-00Z.tar.gz'],
    { state: 'late', madeAt: new Date('2026-11-20T02:30:00Z') },
  ],
])('tells by the folder itself: %s', async (_what, names, state) => {
  for (const name of names) writeFileSync(join(folder, name), '')
  expect(await backupState(kept(), online, now)).toEqual(state)
})
