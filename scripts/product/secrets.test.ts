import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readOrMakeSecrets } from './secrets.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sira-secrets-'))
  vi.stubEnv('PAYLOAD_SECRET', '')
  vi.stubEnv('INVALIDATION_SECRET', '')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})
const file = () => join(folder, 'secrets.json')

test('secrets are made once, for their owner alone', () => {
  const made = readOrMakeSecrets(folder)
  expect(made.PAYLOAD_SECRET).toMatch(/^[0-9a-f]{64}$/)
  expect(readOrMakeSecrets(folder)).toEqual(made)
  expect(statSync(file()).mode & 0o777).toBe(0o600)
})

test.each(['', '{"PAYLOAD_SECRET": "half', '[]', '{"PAYLOAD_SECRET": 7}'])(
  'a damaged file is said to be damaged, and stays as it is: %s',
  (text) => {
    writeFileSync(file(), text)
    expect(() => readOrMakeSecrets(folder)).toThrow(/est abîmé.*data\/secrets\.json/)
    expect(readFileSync(file(), 'utf8')).toBe(text)
  },
)

test.skipIf(process.getuid?.() !== 0)('a file of another account is no damaged one', () => {
  writeFileSync(file(), '{}')
  chmodSync(folder, 0o755)
  chmodSync(file(), 0o600)
  process.seteuid?.(65534)
  try {
    expect(() => readOrMakeSecrets(folder)).toThrow(/ne peut pas être lu par ce compte.*chown/)
  } finally {
    process.seteuid?.(0)
  }
})
