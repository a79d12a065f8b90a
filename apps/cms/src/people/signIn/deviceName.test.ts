import { expect, it } from 'vitest'
import { deviceName } from './deviceName.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

it.each([
  [chrome, 'Chrome sur Windows'],
  [`${chrome} Edg/140.0`, 'Edge sur Windows'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox sur Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    'Safari sur iOS',
  ],
  ['curl/8.5.0', 'Appareil inconnu'],
  [null, 'Appareil inconnu'],
])('a device is named as its owner would: %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
