import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sweepUnfinished } from './sweepUnfinished.ts'

test('what a killed program left half written goes once it is a day old, and nothing else', async () => {
  const path = mkdtempSync(join(tmpdir(), 'sira-unfinished-'))
  const now = new Date('2026-11-25T12:00:00Z')
  const files = {
    'photo.webp': '2026-01-01T00:00:00Z',
    'coupee.webp.0a1b2c3d.part': '2026-11-24T11:00:00Z',
    'en-cours.webp.4e5f6a7b.part': '2026-11-25T11:59:00Z',
  }
  for (const [name, writtenAt] of Object.entries(files)) {
    writeFileSync(join(path, name), 'RIFF')
    utimesSync(join(path, name), new Date(writtenAt), new Date(writtenAt))
  }
  await sweepUnfinished(path, now)
  expect(readdirSync(path).sort()).toEqual(['en-cours.webp.4e5f6a7b.part', 'photo.webp'])
  rmSync(path, { recursive: true })
  await sweepUnfinished(path, now)
})
