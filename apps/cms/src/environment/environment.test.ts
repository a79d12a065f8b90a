import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'
import { bucketAddress } from './storeSettings.ts'

const secret = 'a-secret-for-tests'

describe('the settings of the back office', () => {
  it('have defaults, all but the secret', () => {
    expect(readEnvironment({ PAYLOAD_SECRET: secret })).toMatchObject({
      port: 3001,
      host: '127.0.0.1',
      siteUrl: 'http://127.0.0.1:3000',
      publicUrl: 'http://127.0.0.1:3000',
      databaseUrl: undefined,
      adminEmail: 'admin@sira.example',
      seedDemo: true,
    })
  })

  it('tell the address that visitors type from the one that changes are announced to', () => {
    const given = { PUBLIC_URL: 'https://sira.example/', SITE_URL: 'http://site:3000/' }

    expect(readEnvironment({ PAYLOAD_SECRET: secret, ...given })).toMatchObject({
      siteUrl: 'http://site:3000',
      publicUrl: 'https://sira.example',
    })
  })

  it('know the secrets of before, the newest first, and take none that is too short', () => {
    const given = { PAYLOAD_SECRET: secret, PREVIOUS_SECRETS: `${secret}-before, ${secret}-older` }
    expect(readEnvironment(given).previousSecrets).toEqual([`${secret}-before`, `${secret}-older`])
    expect(readEnvironment({ PAYLOAD_SECRET: secret }).previousSecrets).toEqual([])
    const short = { PAYLOAD_SECRET: secret, PREVIOUS_SECRETS: 'hunter2' }
    expect(() => readEnvironment(short)).toThrow('PREVIOUS_SECRETS ne convient pas')
    expect(() => readEnvironment(short)).not.toThrow('hunter2')
  })

  it('keep files under the data folder', () => {
    const { mailDir, sqliteFile } = readEnvironment({ PAYLOAD_SECRET: secret, DATA_DIR: '/srv/d' })

    expect([mailDir, sqliteFile]).toEqual(['/srv/d/mail', '/srv/d/sira.sqlite'])
  })

  it.each(['/srv/d', '/srv/d/copies', '/srv/d/a/../b'])(
    'keep backups out of the data that they copy: %s',
    (folder) => {
      const given = { PAYLOAD_SECRET: secret, DATA_DIR: '/srv/d', BACKUP_DIR: folder }
      expect(() => readEnvironment(given)).toThrow('BACKUP_DIR')
      const beside = readEnvironment({ ...given, BACKUP_DIR: '/srv/d-copies' })
      expect(beside.backup?.folder).toBe('/srv/d-copies')
    },
  )

  describe('of an S3 store', () => {
    const keys = { S3_ACCESS_KEY_ID: 'sira', S3_SECRET_ACCESS_KEY: 'hunter2-hunter2' }
    const read = (given: Record<string, string>) =>
      readEnvironment({ PAYLOAD_SECRET: secret, DATA_DIR: '/srv/d', ...given })

    it('keep the files there once a bucket is named, on the disk else', () => {
      expect(read(keys).fileBucket).toBeUndefined()
      const S3_ENDPOINT = 'http://s3.internal:9000'
      expect(read({ ...keys, S3_BUCKET: 'sira', S3_PREFIX: 'a/b', S3_ENDPOINT })).toMatchObject({
        fileBucket: { name: 'sira', prefix: 'a/b/', account: { pathStyle: true } },
      })
      expect(read({ ...keys, S3_BUCKET: 'sira' }).fileBucket?.account.pathStyle).toBe(false)
    })

    it.each([
      ['s3://copies/sira', undefined, 's3://copies/sira/'],
      ['/mnt/a,b,s3://copies', '/mnt/a,b', 's3://copies/'],
    ])('take backups, beside a folder or alone: %s', (BACKUP_DIR, folder, address) => {
      const { backup } = read({ ...keys, BACKUP_DIR })
      expect(backup?.folder).toBe(folder)
      expect(backup?.bucket && bucketAddress(backup.bucket)).toBe(address)
    })

    it.each([
      [{ S3_BUCKET: 'sira' }, 'S3_ACCESS_KEY_ID'],
      [{ S3_BUCKET: 'Pas un nom', ...keys }, 'S3_BUCKET'],
      [{ BACKUP_DIR: 's3://copies', S3_ACCESS_KEY_ID: 'sira' }, 'S3_SECRET_ACCESS_KEY'],
      [{ BACKUP_DIR: 's3://X', ...keys }, 'BACKUP_DIR'],
      [{ BACKUP_DIR: 's3://one,s3://two', ...keys }, 'BACKUP_DIR'],
    ])('are named in a sentence when they are wrong: %o', (given, named) => {
      expect(() => read(given as Record<string, string>)).toThrow(named)
    })
  })

  it('count as absent when they are empty', () => {
    const given = { PAYLOAD_SECRET: secret, DATABASE_URL: '', CMS_PORT: '' }

    expect(readEnvironment(given)).toMatchObject({ port: 3001, databaseUrl: undefined })
  })

  it.each([
    [{ CMS_PORT: 'abc' }, 'CMS_PORT="abc"'],
    [{ SITE_URL: 'sira' }, 'SITE_URL="sira"'],
    [{ PUBLIC_URL: 'sira' }, 'PUBLIC_URL="sira"'],
    [{ PUBLIC_URL: 'https://sira.example/site' }, 'PUBLIC_URL="https://sira.example/site"'],
    [{ SITE_URL: 'http://site:3000/?x' }, 'attendu une adresse sans chemin'],
    [{ ADMIN_EMAIL: 'admin' }, 'ADMIN_EMAIL="admin"'],
    [{ SEED_DEMO: 'maybe' }, 'SEED_DEMO="maybe"'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL="loud"'],
    [{ PAYLOAD_SECRET: '' }, 'PAYLOAD_SECRET (absent)'],
  ])('are named in a sentence when they are wrong: %o', (given, named) => {
    expect(() => readEnvironment({ PAYLOAD_SECRET: secret, ...given })).toThrow(named)
  })

  it.each([
    ['DATABASE_URL', 'mysql://sira:hunter2@db/sira'],
    ['PAYLOAD_SECRET', 'hunter2'],
  ])('never show a secret: %s', (name, value) => {
    const read = () => readEnvironment({ PAYLOAD_SECRET: secret, [name]: value })

    expect(read).toThrow(name)
    expect(read).not.toThrow('hunter2')
  })
})
