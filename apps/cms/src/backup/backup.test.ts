import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mountSmallDisk } from '../../../../scripts/machine/smallDisk.ts'
import { restorationMarker } from '../environment/dataFolder.ts'
import { enterDataFolder } from '../environment/enterDataFolder.ts'
import { backupLine } from './backupLine.ts'
import { beforePrefix } from './files/ownEntries.ts'
import { makeBackup } from './makeBackup.ts'
import { restoreBackup } from './restoreBackup.ts'
import { messagesIn, type TestProduct, testProduct } from './testProduct.ts'

const now = new Date('2026-11-23T02:30:00Z')
const day = 24 * 60 * 60 * 1000

let product: TestProduct
const place = () => ({ dataDir: product.dataDir, databaseUrl: undefined, fileBucket: undefined })
const settings = (more = {}) => ({
  folder: product.backups,
  bucket: undefined,
  days: 30,
  recipient: undefined,
  ...more,
})
const backup = async (more = {}, at = now) =>
  String((await makeBackup(place(), settings(more), at)).places[0])
const restore = (archive: string, identity?: string) =>
  restoreBackup(place(), archive, identity, new Date(now.getTime() + day))
const namesIn = (folder: string) => readdirSync(folder).sort()

beforeEach(() => {
  product = testProduct()
  product.receive('un message')
  product.write('media/photo.webp', 'image')
  product.write('secrets.json', '{"PAYLOAD_SECRET":"a"}')
})
afterEach(() => product.remove())

describe('a backup', () => {
  it('holds the files of a folder that is only linked here', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'sira-shared-'))
    renameSync(join(product.dataDir, 'media'), join(elsewhere, 'media'))
    symlinkSync(join(elsewhere, 'media'), join(product.dataDir, 'media'))
    const archive = await backup()
    product.stop()
    await restore(archive)
    expect(namesIn(join(product.dataDir, 'media'))).toEqual(['photo.webp'])
    expect(namesIn(join(elsewhere, 'media'))).toEqual(['photo.webp'])
    rmSync(elsewhere, { recursive: true })
  })

  it('brings back records, files and secrets as they were, though it was made while others wrote', async () => {
    mkdirSync(join(product.dataDir, 'private'), { mode: 0o700 })
    product.write('private/0f1e', 'devis')
    const archive = await backup()
    product.receive('un message d’après')
    rmSync(join(product.dataDir, 'private/0f1e'))
    product.write('media/photo.webp', 'une autre image')
    product.write('media/autre.webp', 'image')
    product.write('secrets.json', '{"PAYLOAD_SECRET":"b"}')
    product.stop()

    const { madeAt, before } = await restore(archive)
    expect(madeAt).toEqual(now)
    expect(messagesIn(product.dataDir)).toEqual(['un message'])
    expect(namesIn(join(product.dataDir, 'media'))).toEqual(['photo.webp'])
    expect(readFileSync(join(product.dataDir, 'private/0f1e'), 'utf8')).toBe('devis')
    expect(statSync(join(product.dataDir, 'private')).mode & 0o777).toBe(0o700)
    // Its row may have been erased while the copy was made: the night looks for it.
    const note = join(product.dataDir, 'private.uncertain/0f1e.json')
    expect(readFileSync(note, 'utf8')).toBe('["0f1e"]')
    expect(readFileSync(join(product.dataDir, 'secrets.json'), 'utf8')).toContain('"a"')
    // Nothing that was there is lost by a restoration either.
    expect(messagesIn(before)).toEqual(['un message', 'un message d’après'])
    expect(namesIn(join(before, 'media'))).toEqual(['autre.webp', 'photo.webp'])
  })

  it('says in the line of the night what the files of visitors cost', async () => {
    const line = async () => backupLine(await makeBackup(place(), settings(), now))
    expect(await line()).toMatch(/Mo, dont 0 fichier de visiteurs, 0,0 Mo avant compression\)\.$/)
    mkdirSync(join(product.dataDir, 'private'))
    product.write('private/0f1e', 'cv'.repeat(400_000))
    product.write('private/0f2e', 'cv'.repeat(400_000))
    expect(await line()).toMatch(/Mo, dont 2 fichiers de visiteurs, 1,5 Mo avant compression\)\.$/)
  })

  it('leaves out what is no data: the lock, the index of the search, older copies', async () => {
    for (const name of [
      'in-use.lock',
      'sira.sqlite.before-x',
      'recherche.sqlite',
      'lettres.sqlite',
    ]) {
      product.write(name, '')
    }
    const archive = await backup()
    product.stop()
    await restore(archive)
    const back = namesIn(product.dataDir).filter((name) => !name.startsWith(beforePrefix))
    expect(back).toEqual(['in-use.lock', 'media', 'secrets.json', 'sira.sqlite'])
  })

  it('is made while a letter is being written, and leaves that one out', async () => {
    product.write('lettre.eml.part', '')
    let isMade = false
    const writing = (async () => {
      while (!isMade) {
        appendFileSync(join(product.dataDir, 'lettre.eml.part'), 'Bonjour. '.repeat(1000))
        await new Promise(setImmediate)
      }
    })()
    const archive = await backup().finally(() => {
      isMade = true
    })
    await writing
    product.stop()
    await restore(archive)
    const back = namesIn(product.dataDir).filter((name) => !name.startsWith(beforePrefix))
    expect(back).toEqual(['media', 'secrets.json', 'sira.sqlite'])
  })

  it('can be read by its owner only, and leaves nothing beside the data', async () => {
    const kept = namesIn(product.dataDir)
    const archive = await backup()
    expect(statSync(archive).mode & 0o777).toBe(0o600)
    expect(namesIn(product.backups)).toEqual(['sira-2026-11-23T02-30-00Z.tar.gz'])
    expect(namesIn(product.dataDir)).toEqual(kept)
  })

  it('is kept by age, and the newest one for ever', async () => {
    await backup()
    await backup({}, new Date(now.getTime() + 20 * day))
    await backup({}, new Date(now.getTime() + 31 * day))
    expect(namesIn(product.backups)).toHaveLength(2)
    mkdirSync(join(product.backups, 'sira-notes'))
    await backup({ days: 1 }, new Date(now.getTime() + 400 * day))
    expect(namesIn(product.backups)).toEqual(['sira-2027-12-28T02-30-00Z.tar.gz', 'sira-notes'])
  })

  it('that cannot be made removes those whose time is over, and says why', async () => {
    await backup()
    await backup({}, new Date(now.getTime() + 20 * day))
    const data = namesIn(product.dataDir)
    const wrong = { recipient: 'age1abc' }
    const late = backup(wrong, new Date(now.getTime() + 31 * day))
    await expect(late).rejects.toThrow('BACKUP_RECIPIENT')
    expect(namesIn(product.backups)).toEqual(['sira-2026-12-13T02-30-00Z.tar.gz'])
    expect(namesIn(product.dataDir)).toEqual(data)

    product.write('copies', 'un fichier')
    const inFile = backup({ folder: join(product.dataDir, 'copies', 'ici') })
    await expect(inFile).rejects.toThrow('ce n’est pas un dossier')
  })

  it('that finds the disk full says so, is not there, and leaves the one before', async ({
    skip,
  }) => {
    const disk = mountSmallDisk(8)
    if (typeof disk === 'string') return skip(disk)
    try {
      await backup({ folder: disk.folder })
      const whole = namesIn(disk.folder)
      disk.fill()
      await expect(backup({ folder: disk.folder }, new Date(now.getTime() + day))).rejects.toThrow(
        'le disque est plein',
      )
      disk.empty()
      expect(namesIn(disk.folder)).toEqual(whole)
    } finally {
      disk.remove()
    }
  })
})

describe('a sealed backup', () => {
  it('is opened by the key that stays elsewhere, and by no other one', async () => {
    const [hers, strangers] = [await generateIdentity(), await generateIdentity()]
    const archive = await backup({ recipient: await identityToRecipient(hers) })
    expect(archive).toMatch(/\.tar\.gz\.age$/)
    expect(readFileSync(archive, 'latin1')).toMatch(/^age-encryption\.org\/v1\n/)
    product.receive('un message d’après')
    product.stop()

    await expect(restore(archive)).rejects.toThrow('BACKUP_IDENTITY')
    await expect(restore(archive, strangers)).rejects.toThrow('ne peut pas être lu')
    expect(messagesIn(product.dataDir)).toHaveLength(2)
    await restore(archive, hers)
    expect(messagesIn(product.dataDir)).toEqual(['un message'])
  })
})

describe('a restoration', () => {
  it.each([
    ['cut off', (archive: string) => truncateSync(archive, statSync(archive).size - 40)],
    ['no archive', (archive: string) => writeFileSync(archive, 'bonjour')],
  ])('of what is %s says so in a sentence and touches nothing', async (_what, spoil) => {
    const archive = await backup()
    spoil(archive)
    product.receive('un message d’après')
    product.stop()
    const kept = namesIn(product.dataDir)
    await expect(restore(archive)).rejects.toThrow(/ne peut pas être lu en entier|n’est pas/)
    expect(namesIn(product.dataDir)).toEqual(kept)
    expect(messagesIn(product.dataDir)).toHaveLength(2)
  })

  it('that was killed half-way keeps a product from starting, and is whole once it is done again', async () => {
    const archive = await backup()
    product.receive('un message d’après')
    product.stop()
    const before = `${beforePrefix}2026-11-23T12-00-00`
    mkdirSync(join(product.dataDir, before))
    product.write(restorationMarker, before)
    product.write(`${before}/secrets.json`, 'ce qui était là')
    expect(() => enterDataFolder(product.dataDir)).toThrow('Une restauration a été interrompue')

    await restore(archive)
    expect(existsSync(join(product.dataDir, restorationMarker))).toBe(false)
    expect(messagesIn(product.dataDir)).toEqual(['un message'])
    expect(messagesIn(join(product.dataDir, before))).toHaveLength(2)
    expect(readFileSync(join(product.dataDir, before, 'secrets.json'), 'utf8')).toBe(
      'ce qui était là',
    )
  })

  it('keeps what was there for as long as any other copy', async () => {
    const archive = await backup()
    product.stop()
    const { before } = await restore(archive)
    const long = new Date(now.getTime() - 8 * day)
    utimesSync(before, long, long)
    await backup()
    expect(existsSync(before)).toBe(false)
  })
})
