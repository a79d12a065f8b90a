import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nightQueue } from '../../src/database/nightQueue.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'

const place = mkdtempSync(join(tmpdir(), 'sira-nightly-'))
const folder = join(place, 'backups')
let office: OpenPayload

beforeAll(async () => {
  office = await openPayload({ settings: { BACKUP_DIR: folder } })
})
afterAll(async () => {
  await office.close()
  rmSync(place, { recursive: true })
})

async function night(): Promise<void> {
  await office.payload.jobs.queue({ task: 'backup', input: {}, queue: nightQueue })
  await office.payload.jobs.run({ queue: nightQueue, silent: true })
}

it('the night copies everything into the folder that was given', async () => {
  await night()
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^sira-.*Z\.tar\.gz$/)])
})

it('a night that cannot write keeps no later one from it', async () => {
  rmSync(folder, { recursive: true })
  writeFileSync(folder, 'a file in its place')
  await night()
  rmSync(folder)
  await night()
  expect(readdirSync(folder)).toHaveLength(1)
})
