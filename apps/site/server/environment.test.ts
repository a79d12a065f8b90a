import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

describe('the settings of the site', () => {
  it('need none to be given', () => {
    const environment = readEnvironment({})
    expect(environment).toMatchObject({ port: 3000, siteOrigin: 'http://127.0.0.1:3000' })
    expect(environment.apiUrl).toBe('http://127.0.0.1:3001/api')
    expect(environment.dataDir).toMatch(/\/var$/)
  })

  it('take an empty value as not given', () => {
    expect(readEnvironment({ PORT: '', INVALIDATION_SECRET: '' }).port).toBe(3000)
  })

  it('do not mind a slash at the end of an address', () => {
    const environment = readEnvironment({
      API_URL: 'https://cms.example/api/',
      SITE_URL: 'https://sira.example/',
    })
    expect(environment.apiUrl).toBe('https://cms.example/api')
    expect(environment.siteOrigin).toBe('https://sira.example')
  })

  it('know the address that visitors type apart from that of the back office for the site', () => {
    const given = { PUBLIC_URL: 'https://sira.example/', SITE_URL: 'http://site:3000' }
    expect(readEnvironment(given).siteOrigin).toBe('https://sira.example')
  })

  it.each([
    [{ PORT: 'abc' }, 'Le réglage PORT="abc" ne convient pas : attendu un numéro de port.'],
    [{ PORT: '70000' }, 'PORT="70000"'],
    [{ PUBLIC_URL: 'sira.example' }, 'PUBLIC_URL="sira.example"'],
    [{ API_URL: 'cms.example' }, 'attendu une adresse http(s)'],
    [{ API_URL: 'ftp://cms.example' }, 'API_URL'],
    [{ LOG_LEVEL: 'fort' }, 'LOG_LEVEL'],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'attendu une part entre 0 et 1'],
    [{ VALKEY_URL: 'redis://127.0.0.1:6379' }, 'VALKEY_URL veut aussi INVALIDATION_SECRET'],
    [{ STRAPI: '3' }, 'Le réglage STRAPI="3" ne convient pas : attendu 4 ou 5.'],
    [{ SETTINGS_FILE: 'nulle/part.json' }, 'SETTINGS_FILE : '],
    [{ PURGE_URL: 'http://un.example:6081, deux.example' }, 'attendu une adresse http(s)'],
    [{ PUBLIC_URL: 'https://sira.example/site/' }, 'attendu une adresse sans chemin'],
    [{ PURGE_METHOD: 'GET' }, 'attendu un de BAN, PURGE, POST, DELETE'],
  ])('are refused in one sentence when they cannot be used: %j', (variables, sentence) => {
    expect(() => readEnvironment(variables)).toThrow(sentence)
  })

  it('trace nothing, and count alone, unless they say otherwise', () => {
    expect(readEnvironment({})).toMatchObject({ tracing: undefined, counting: undefined })
    const secret = 'secret-partagé-entre-nous'
    const given = {
      VALKEY_URL: 'valkey://:hunter2@127.0.0.1',
      INVALIDATION_SECRET: secret,
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
    }
    expect(readEnvironment(given)).toMatchObject({
      counting: { url: 'valkey://:hunter2@127.0.0.1', secret },
      tracing: { endpoint: 'http://127.0.0.1:4318', ratio: 1, program: 'sira-site' },
    })
    const wrong = { VALKEY_URL: 'http://:hunter2@127.0.0.1' }
    expect(() => readEnvironment(wrong)).toThrow('attendu une adresse valkey://')
    expect(() => readEnvironment(wrong)).not.toThrow('hunter2')
  })

  it('never show a secret in that sentence', () => {
    expect(() => readEnvironment({ INVALIDATION_SECRET: 'court' })).toThrow(
      /^Le réglage INVALIDATION_SECRET ne convient pas : attendu au moins 16 caractères\.$/,
    )
  })
})
