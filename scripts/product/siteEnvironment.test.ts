import { expect, test } from 'vitest'
import { siteEnvironment } from './siteEnvironment.ts'

test('the site is told what it needs, and no secret of the back office', () => {
  const environment = {
    PATH: '/usr/bin',
    PORT: '3000',
    PUBLIC_URL: 'https://sira.example',
    INVALIDATION_SECRET: 'shared-by-both-parts',
    PAYLOAD_SECRET: 'x',
    DATABASE_URL: 'postgres://x',
    SMTP_URL: 'smtp://x',
    ADMIN_PASSWORD: 'x',
  }
  expect(Object.keys(siteEnvironment(environment))).toEqual([
    'PATH',
    'PORT',
    'PUBLIC_URL',
    'INVALIDATION_SECRET',
  ])
})
