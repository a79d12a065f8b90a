import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openApp } from '@sira/host/openApp'
import { expect, it, onTestFinished } from 'vitest'
import { diskFolder } from '../src/store/disk/diskFolder.ts'
import { serveUploads } from './uploads.ts'

it('the door of the pictures follows no link out of their folder', async () => {
  const place = mkdtempSync(join(tmpdir(), 'sira-uploads-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const media = join(place, 'media')
  mkdirSync(media)
  writeFileSync(join(place, 'secrets.json'), 'secret')
  writeFileSync(join(media, 'photo.webp'), 'image')
  symlinkSync('../secrets.json', join(media, 'out.webp'))
  symlinkSync('..', join(media, 'folder'))
  symlinkSync('photo.webp', join(media, 'same.webp'))
  // The folder itself may stand elsewhere.
  symlinkSync(media, join(place, 'linked'))
  const app = openApp('silent')
  onTestFinished(() => app.close())
  await serveUploads(app, diskFolder(join(place, 'linked')))

  const statusOf = async (name: string) => (await app.inject(`/uploads/${name}`)).statusCode
  expect(await statusOf('photo.webp')).toBe(200)
  expect(await statusOf('same.webp')).toBe(200)
  expect(await statusOf('out.webp')).toBe(404)
  expect(await statusOf('folder/secrets.json')).toBe(404)
})
