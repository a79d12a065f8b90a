import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanitizedConfig } from 'payload'
import { afterAll } from 'vitest'

/** The configuration of the back office as it runs, without its database; its folder goes after the tests. */
export async function loadedConfig(): Promise<SanitizedConfig> {
  const folder = mkdtempSync(join(tmpdir(), 'sira-config-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  Object.assign(process.env, {
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: 'silent',
    PAYLOAD_SECRET: 'a-secret-for-tests-only-0123456789',
  })
  return (await import('../../src/payload.config.ts')).default
}
