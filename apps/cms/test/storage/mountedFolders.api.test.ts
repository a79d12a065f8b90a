import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeBackup } from '../../src/backup/makeBackup.ts'
import { messagesIn, type TestProduct, testProduct } from '../../src/backup/testProduct.ts'
import { restorationMarker } from '../../src/environment/dataFolder.ts'

let product: TestProduct
let network: string
let archive: string

beforeEach(async () => {
  product = testProduct()
  network = mkdtempSync(join(tmpdir(), 'sira-network-'))
  for (const name of ['media', 'documents']) mkdirSync(join(network, name))
  mkdirSync(join(product.dataDir, 'documents'))
  product.receive('un message')
  product.write('secrets.json', '{"PAYLOAD_SECRET":"a"}')
  product.write('media/photo.webp', 'image')
  product.write('documents/guide.pdf', 'guide '.repeat(5000))
  const { dataDir, backups: folder } = product
  const settings = { folder, bucket: undefined, days: 30, recipient: undefined }
  const made = { dataDir, databaseUrl: undefined, fileBucket: undefined }
  archive = String((await makeBackup(made, settings, new Date())).places[0])
  product.receive('un message d’après')
  product.stop()
  writeFileSync(join(network, 'media/photo.webp'), 'une autre image')
  writeFileSync(join(network, 'media/tard.webp'), 'venue après')
  writeFileSync(join(network, 'documents/tard.pdf'), 'venu après')
})
afterEach(() => {
  product.remove()
  rmSync(network, { recursive: true })
})

/** The command, where these mounts are there: in a room of its own, which takes them with it at its end. */
function restoreWith(...mounts: string[]) {
  const restore = `exec "${process.execPath}" "${join(import.meta.dirname, '../../commands/restoreCommand.ts')}" "${archive}"`
  const isRoot = process.getuid?.() === 0
  return spawnSync(
    'unshare',
    [isRoot ? '-m' : '-rm', 'sh', '-ec', [...mounts, restore].join('\n')],
    {
      cwd: product.dataDir,
      env: {
        ...process.env,
        PAYLOAD_SECRET: 'a-secret-for-tests-only-0123456789',
        DATA_DIR: product.dataDir,
        DATABASE_URL: '',
      },
      encoding: 'utf8',
    },
  )
}
const bind = (name: string, ...options: string[]) =>
  [`mount --bind "${join(network, name)}" ${name}`, ...options].join('\n')
const namesIn = (folder: string) => readdirSync(folder).sort()
const kept = () => {
  const name = namesIn(product.dataDir).find((one) => one.startsWith('avant-')) ?? ''
  return join(product.dataDir, name)
}

it('a restoration fills the folders of the data that are mounted, and keeps what was in them', () => {
  const { stderr, stdout, status } = restoreWith(bind('media'), bind('documents'))
  expect(stderr).toBe('')
  expect(stdout).toContain('Tout est comme')
  expect(status).toBe(0)
  expect(namesIn(join(network, 'media'))).toEqual(['photo.webp'])
  expect(readFileSync(join(network, 'media/photo.webp'), 'utf8')).toBe('image')
  expect(namesIn(join(network, 'documents'))).toEqual(['guide.pdf'])
  expect(namesIn(join(kept(), 'media'))).toEqual(['photo.webp', 'tard.webp'])
  expect(readFileSync(join(kept(), 'media/photo.webp'), 'utf8')).toBe('une autre image')
  expect(namesIn(join(kept(), 'documents'))).toEqual(['tard.pdf'])
  expect(messagesIn(product.dataDir)).toEqual(['un message'])
  expect(existsSync(join(product.dataDir, restorationMarker))).toBe(false)
})

it('a file that is mounted by itself is written, where it cannot be exchanged', () => {
  writeFileSync(join(network, 'secrets.json'), '{"PAYLOAD_SECRET":"b"}')
  const { stderr, status } = restoreWith(bind('secrets.json'))
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(readFileSync(join(network, 'secrets.json'), 'utf8')).toContain('"a"')
  expect(readFileSync(join(kept(), 'secrets.json'), 'utf8')).toContain('"b"')
})

it('a folder that is mounted for reading only is refused before anything is touched', () => {
  const names = namesIn(product.dataDir)
  const { stderr, status } = restoreWith(bind('media', 'mount -o remount,bind,ro media'))
  expect(stderr).toContain('media est monté en lecture seule')
  expect(status).toBe(1)
  expect(namesIn(product.dataDir).filter((name) => name !== 'in-use.lock')).toEqual(names)
  expect(messagesIn(product.dataDir)).toHaveLength(2)
})

it('one that stops half-way is done again, and loses nothing of what was there', () => {
  // A disk that holds what was there, and not what is to come.
  const small = 'mount -t tmpfs -o size=16k none documents\necho venu > documents/tard.pdf'
  const { stderr, status } = restoreWith(bind('media'), small)
  expect(stderr).toContain('le disque est plein')
  expect(stderr).toContain('relancez npm run restore')
  expect(status).toBe(1)
  expect(existsSync(join(product.dataDir, restorationMarker))).toBe(true)

  const again = restoreWith(bind('media'), bind('documents'))
  expect(again.stderr).toBe('')
  expect(namesIn(join(network, 'media'))).toEqual(['photo.webp'])
  expect(namesIn(join(network, 'documents'))).toEqual(['guide.pdf'])
  expect(namesIn(join(kept(), 'media'))).toEqual(['photo.webp', 'tard.webp'])
  expect(readFileSync(join(kept(), 'media/photo.webp'), 'utf8')).toBe('une autre image')
  expect(messagesIn(product.dataDir)).toEqual(['un message'])
  expect(messagesIn(kept())).toHaveLength(2)
})
