import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { readSettings } from './readSettings.ts'
import { httpUrl, logLevel, logLevels, port, secret } from './settingRules.ts'
import { StartFailure } from './startFailure.ts'

const schema = z.object({
  PORT: port.default(3000),
  API_URL: httpUrl.optional(),
  DATABASE_URL: z.string().startsWith('postgres://').optional(),
  PAYLOAD_SECRET: secret,
  LOG_LEVEL: logLevel,
})
const read = (given: Record<string, string>) =>
  readSettings(schema, { PAYLOAD_SECRET: 'a-secret-for-tests', ...given })

describe('the settings of a program', () => {
  it('count as absent when they are empty', () => {
    expect(read({ PORT: '', API_URL: '' })).toMatchObject({ PORT: 3000, LOG_LEVEL: 'warn' })
  })

  it.each([
    [{ PORT: 'abc' }, 'Le réglage PORT="abc" ne convient pas : attendu un numéro de port.'],
    [{ PORT: '70000' }, 'PORT="70000"'],
    [{ API_URL: 'cms.example' }, 'attendu une adresse http(s)'],
    [{ API_URL: 'ftp://cms.example' }, 'API_URL'],
    [{ LOG_LEVEL: 'fort' }, 'attendu silent, fatal, error, warn, info ou debug'],
    [{ PAYLOAD_SECRET: '' }, 'PAYLOAD_SECRET (absent) ne convient pas : il est indispensable.'],
  ])('are refused in one sentence when they cannot be used: %j', (given, sentence) => {
    expect(() => read(given)).toThrow(StartFailure)
    expect(() => read(given)).toThrow(sentence)
  })

  it.each(logLevels)('write as much to the log as is asked for: %s', (LOG_LEVEL) => {
    expect(read({ LOG_LEVEL }).LOG_LEVEL).toBe(LOG_LEVEL)
  })

  it.each([
    ['DATABASE_URL', 'mysql://sira:hunter2@db/sira'],
    ['PAYLOAD_SECRET', 'hunter2'],
  ])('never show a secret: %s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name)
    expect(() => read({ [name]: value })).not.toThrow('hunter2')
  })
})
