import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { makeBackup } from './makeBackup.ts'
import { restoreBackup } from './restoreBackup.ts'
import { type TestProduct, testProduct } from './testProduct.ts'

const now = new Date('2026-11-23T02:30:00Z')

let product: TestProduct
const place = () => ({ dataDir: product.dataDir, databaseUrl: undefined, fileBucket: undefined })
const backup = async () => {
  const settings = { folder: product.backups, bucket: undefined, days: 30, recipient: undefined }
  return String((await makeBackup(place(), settings, now)).places[0])
}
const restore = (archive: string) => restoreBackup(place(), archive, undefined, now)
const namesIn = (folder: string) => readdirSync(folder).sort()

beforeEach(() => {
  product = testProduct()
  product.receive('un message')
  product.write('media/photo.webp', 'image')
  product.write('secrets.json', '{"PAYLOAD_SECRET":"a"}')
})
afterEach(() => product.remove())

/** An archive with one more entry than ours have. */
const spoilt = async (add: (data: string, outside: string) => readonly string[]) => {
  const archive = await backup()
  const place = mkdtempSync(join(tmpdir(), 'sira-spoilt-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const [inside, outside] = [join(place, 'inside'), join(place, 'dehors')]
  mkdirSync(inside)
  writeFileSync(outside, 'ailleurs')
  execFileSync('tar', ['-xzf', archive, '-C', inside])
  const more = add(join(inside, 'data'), outside)
  const packing = ['-czPf', archive, '-C', inside, 'sauvegarde.json', 'data', ...more]
  execFileSync('tar', packing)
  return archive
}

describe('a restoration', () => {
  it.each([
    [
      'a link to a file',
      (data: string) => {
        symlinkSync('../secrets.json', join(data, 'media', 'x.webp'))
        return []
      },
      'data/media/x.webp y est un lien',
    ],
    [
      'a link to a folder',
      (data: string) => {
        symlinkSync('/etc', join(data, 'documents'))
        return []
      },
      'data/documents y est un lien',
    ],
    [
      'a second name of a file',
      (data: string) => {
        linkSync(join(data, 'secrets.json'), join(data, 'media', 'secrets.webp'))
        return []
      },
      'y est un lien',
    ],
    [
      'a pipe',
      (data: string) => {
        execFileSync('mkfifo', [join(data, 'media', 'x.webp')])
        return []
      },
      'data/media/x.webp n’y est ni un fichier ni un dossier',
    ],
    ['a path that climbs out', () => ['../dehors'], 'mène hors du dossier'],
    ['a path from the root', (_data: string, outside: string) => [outside], 'mène hors du dossier'],
  ])('of %s is refused in a sentence and touches nothing', async (_what, add, sentence) => {
    const archive = await spoilt(add)
    product.stop()
    const kept = namesIn(product.dataDir)
    await expect(restore(archive)).rejects.toThrow(
      new RegExp(`n’est pas une sauvegarde de Sira.*${sentence}`),
    )
    expect(namesIn(product.dataDir)).toEqual(kept)
  })

  it('gives every file and folder to its owner only, whatever the archive says', async () => {
    const archive = await spoilt((data) => {
      for (const name of ['media/photo.webp', 'sira.sqlite']) chmodSync(join(data, name), 0o6777)
      chmodSync(join(data, 'media'), 0o2777)
      return []
    })
    product.stop()
    await restore(archive)
    const modeOf = (name: string) =>
      (statSync(join(product.dataDir, name)).mode & 0o7777).toString(8)
    expect(['media', 'media/photo.webp', 'sira.sqlite', 'secrets.json'].map(modeOf)).toEqual([
      '700',
      '600',
      '600',
      '600',
    ])
  })

  it('brings back a file that had two names', async () => {
    linkSync(join(product.dataDir, 'media/photo.webp'), join(product.dataDir, 'media/autre.webp'))
    const archive = await backup()
    product.stop()
    await restore(archive)
    expect(namesIn(join(product.dataDir, 'media'))).toEqual(['autre.webp', 'photo.webp'])
  })
})
