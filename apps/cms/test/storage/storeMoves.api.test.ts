import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { backupState } from '../../src/backup/backupState.ts'
import { makeBackup } from '../../src/backup/makeBackup.ts'
import { messagesIn, type TestProduct, testProduct } from '../../src/backup/testProduct.ts'
import { readEnvironment } from '../../src/environment/environment.ts'
import { requireMovedFiles } from '../../src/store/requireMovedFiles.ts'
import { bucketFolder } from '../../src/store/s3/bucketFolder.ts'
import { type LossyConnection, lossyConnection } from '../support/lossyConnection.ts'
import { startTestStore, type TestStore } from '../support/testStore.ts'

const now = new Date('2026-11-23T02:30:00Z')
const day = 24 * 60 * 60 * 1000

describe('a store', { timeout: 60_000 }, () => {
  let store: TestStore
  let missing: string | undefined
  let network: LossyConnection
  let product: TestProduct

  beforeAll(async () => {
    const started = await startTestStore()
    if (typeof started === 'string') {
      missing = started
      return console.info(started)
    }
    store = started
    network = await lossyConnection(store.url)
  })
  beforeEach(({ skip }) => {
    if (missing !== undefined) skip(missing)
    product = testProduct()
  })
  afterEach(async () => {
    product?.remove()
    network?.restore()
    const keys = (await store?.keys()) ?? []
    await Promise.all(keys.map((Key) => store.client.deleteObject({ Bucket: store.bucket, Key })))
  })
  afterAll(async () => {
    network?.stop()
    await store?.stop()
  })

  const settings = (more: Record<string, string> = {}) => ({
    PAYLOAD_SECRET: 'a-secret-for-tests-only-0123456789',
    DATA_DIR: product.dataDir,
    ...store.settings,
    ...more,
  })
  /** The store behind a line that can break. */
  const throughNetwork = () => ({ S3_ENDPOINT: network.url })
  const environment = (more: Record<string, string> = {}) => readEnvironment(settings(more))
  const begin = (command: string, args: string[], more = {}) =>
    spawn(process.execPath, [join(import.meta.dirname, `../../commands/${command}.ts`), ...args], {
      env: { ...process.env, ...settings(more) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  async function said({ stdout, stderr, ...child }: ChildProcess, ended: Promise<unknown>) {
    if (!stdout || !stderr) throw new Error('Nobody listens to it.')
    const [words, complaint] = await Promise.all([text(stdout), text(stderr), ended])
    return { words, complaint, code: child.exitCode }
  }
  const run = (command: string, args: string[], more = {}) => {
    const child = begin(command, args, more)
    return said(child, once(child, 'exit'))
  }
  /** A picture library with documents and private files; gives what each file holds. */
  function library(pictures: number): Map<string, string> {
    const sums = new Map<string, string>()
    for (const name of ['documents', 'private']) mkdirSync(join(product.dataDir, name))
    const others: Readonly<Record<number, string>> = { 0: 'documents/0.pdf', 1: 'private/0f1e' }
    for (let number = 0; number < pictures; number += 1) {
      const name = others[number] ?? `media/${number}.webp`
      const bytes = randomBytes(2000 + number)
      writeFileSync(join(product.dataDir, name), bytes)
      sums.set(name, sumOf(bytes))
    }
    return sums
  }
  const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  const inStore = async () => {
    const sums = new Map<string, string>()
    for (const key of await store.keys()) {
      const { Body } = await store.client.getObject({ Bucket: store.bucket, Key: key })
      sums.set(key, sumOf((await Body?.transformToByteArray()) ?? new Uint8Array()))
    }
    return sums
  }
  const onDisk = () => {
    const sums = new Map<string, string>()
    for (const folder of ['media', 'documents', 'private']) {
      const path = join(product.dataDir, folder)
      for (const name of existsSync(path) ? readdirSync(path) : []) {
        sums.set(`${folder}/${name}`, sumOf(readFileSync(join(path, name))))
      }
    }
    return sums
  }
  const sorted = (sums: Map<string, string>) => [...sums].sort()

  it('takes all files of the disk and gives them back, though a move was killed', async () => {
    const files = library(24)
    await expect(requireMovedFiles(environment())).rejects.toThrow('npm run files -- to-s3')
    const killed = begin('filesCommand', ['to-s3'])
    await expect.poll(async () => (await store.keys()).length, { interval: 20 }).toBeGreaterThan(5)
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    expect(new Set([...(await inStore()), ...onDisk()]).size).toBeGreaterThanOrEqual(files.size)

    const there = await run('filesCommand', ['to-s3'])
    expect(there.words).toContain('24 fichiers')
    expect(there.words).toContain('Démarrez le produit.')
    expect(sorted(await inStore())).toEqual(sorted(files))
    expect(onDisk().size).toBe(0)
    await requireMovedFiles(environment())

    const back = await run('filesCommand', ['to-disk'])
    expect(back.words).toContain('24 fichiers')
    expect(sorted(onDisk())).toEqual(sorted(files))
    expect(await store.keys()).toEqual([])
  })

  it('that is away is told of in a sentence, and nothing is gone', async () => {
    const files = library(3)
    network.refuse()
    const { code, complaint } = await run('filesCommand', ['to-s3'], throughNetwork())
    expect(code).not.toBe(0)
    expect(complaint).toMatch(/Rien n’est perdu\u00a0: relancez la commande/)
    expect(complaint).not.toContain(store.settings.S3_SECRET_ACCESS_KEY)
    expect(sorted(onDisk())).toEqual(sorted(files))
  })

  describe('and backups', () => {
    const copies = () => ({ BACKUP_DIR: `${product.backups},s3://${store.bucket}/copies/sira` })
    const archives = async () => (await store.keys()).filter((key) => key.startsWith('copies/'))

    it('holds what was acknowledged while one is made, and gives it back to a bucket or a disk', async () => {
      const { fileBucket } = environment()
      if (fileBucket === undefined) throw new Error('A bucket is set.')
      const media = bucketFolder(fileBucket, 'media')
      // An archive of several parts.
      await media.keep('grande.webp', randomBytes(18 * 1024 * 1024))
      let receiving = true
      const acknowledged: string[] = []
      const receive = async () => {
        const name = `${acknowledged.length}.webp`
        await media.keep(name, Buffer.from(name))
        product.receive(name)
        acknowledged.push(name)
      }
      await receive()
      const visitors = (async () => {
        while (receiving) await receive()
      })()
      const made = begin('backupCommand', [], copies())
      const before = [...acknowledged]
      const { words } = await said(made, once(made, 'exit'))
      receiving = false
      await visitors
      product.stop()
      const [archive = ''] = await archives()
      const address = `s3://${store.bucket}/${archive}`
      expect(words).toContain(address)
      expect(readdirSync(product.backups)).toEqual([archive.split('/').at(-1)])
      expect(acknowledged.length).toBeGreaterThan(before.length)

      // Lost since then, and come since then.
      await media.remove('0.webp')
      await media.keep('tard.webp', Buffer.from('tard'))
      expect((await run('restoreCommand', [address], copies())).words).toContain('Tout est comme')
      const rows = messagesIn(product.dataDir)
      expect(rows).toEqual(expect.arrayContaining(before))
      const keys = await store.keys()
      expect(keys).toEqual(expect.arrayContaining(rows.map((name) => `media/${name}`)))
      expect(keys).toContain('media/grande.webp')
      expect(keys).not.toContain('media/tard.webp')
      const kept = readdirSync(product.dataDir).find((name) => name.startsWith('avant-'))
      const there = readdirSync(join(product.dataDir, kept ?? '', 'media'))
      expect(there).toContain('tard.webp')
      expect(onDisk().size).toBe(0)

      const local = join(product.backups, readdirSync(product.backups)[0] ?? '')
      const withoutBucket = { S3_BUCKET: '' }
      expect((await run('restoreCommand', [local], withoutBucket)).words).toContain('Tout est')
      const names = [...onDisk().keys()]
      expect(names).toEqual(expect.arrayContaining(rows.map((name) => `media/${name}`)))
    })

    it('keeps them by age, and the newest one for ever', async () => {
      const { backup, ...rest } = environment({ BACKUP_DIR: `s3://${store.bucket}/copies` })
      if (backup === undefined) throw new Error('A place is given.')
      for (const days of [0, 20, 31]) {
        await makeBackup(rest, backup, new Date(now.getTime() + days * day))
      }
      expect(await archives()).toHaveLength(2)
      await makeBackup(rest, { ...backup, days: 1 }, new Date(now.getTime() + 400 * day))
      expect(await archives()).toEqual(['copies/sira-2027-12-28T02-30-00Z.tar.gz'])
      const online = 'https://www.sira.example'
      const morning = new Date(now.getTime() + 400.2 * day)
      expect(await backupState(backup, online, morning)).toMatchObject({ state: 'made' })
    })

    it('that is away leaves the one in the folder, and the first screen says so', async () => {
      const { backup, ...rest } = environment({ ...copies(), ...throughNetwork() })
      if (backup === undefined) throw new Error('A place is given.')
      network.refuse()
      const late = makeBackup({ ...rest, fileBucket: undefined }, backup, now)
      await expect(late).rejects.toThrow(`La sauvegarde n’est que dans ${product.backups}`)
      expect(readdirSync(product.backups)).toHaveLength(1)
      expect(await backupState(backup, 'https://www.sira.example', now)).toEqual({
        state: 'unreached',
      })
      await expect(makeBackup(rest, backup, now)).rejects.toThrow('stockage S3 des fichiers')
      expect(readdirSync(product.dataDir).filter((name) => name.startsWith('sauvegarde-'))).toEqual(
        [],
      )
      rmSync(product.backups, { recursive: true })
    })
  })
})
