import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordTypeNames, recordTypes } from '@sira/contract/kinds/recordTypes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ContentModel } from './contentModel.ts'
import { deriveContentModel } from './deriveContentModel.ts'

describe('What the contract says of a record is a field of the back office', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sira-attributes-'))
  let model: ContentModel

  beforeAll(async () => {
    Object.assign(process.env, {
      DATA_DIR: folder,
      DATABASE_URL: '',
      LOG_LEVEL: 'silent',
      PAYLOAD_SECRET: 'a-secret-for-tests-only-0123456789',
    })
    const { default: config } = await import('../../payload.config.ts')
    model = deriveContentModel({ config: await config })
  }, 60_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each(recordTypeNames)('of %s, the language it is answered in aside', (type) => {
    const { locale: _, ...named } = recordTypes[type].schema.shape as Record<string, unknown>
    const known = [...(model.get(type)?.attributes.keys() ?? [])]
    expect(known).toEqual(expect.arrayContaining(Object.keys(named)))
  })
})
