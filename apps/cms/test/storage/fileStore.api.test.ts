import { readdirSync } from 'node:fs'
import { createLocalReq, handleEndpoints, initTransaction, killTransaction } from 'payload'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHost, type Host } from '../../server/host.ts'
import { withinTransaction } from '../../src/database/transactions/withinTransaction.ts'
import { readEnvironment } from '../../src/environment/environment.ts'
import { keepAttachments } from '../../src/mail/attachments.ts'
import { firstAdministrator } from '../../src/people/firstAdministrator.ts'
import { readPrivate } from '../../src/store/privateFiles/privateFiles.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { type LossyConnection, lossyConnection } from '../support/lossyConnection.ts'
import { startTestStore, type TestStore } from '../support/testStore.ts'

const account = { adminEmail: 'admin@sira.example', adminPassword: 'Un-mot-de-passe-7' }
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`)

describe('files in an S3 store', () => {
  let store: TestStore | string = 'not started'
  let network: LossyConnection
  let office: OpenPayload
  let host: Host
  let token = ''

  beforeAll(async () => {
    store = await startTestStore()
    if (typeof store === 'string') return console.info(store)
    network = await lossyConnection(store.url)
    const settings = { ...store.settings, S3_ENDPOINT: network.url, S3_PREFIX: 'essai/un' }
    office = await openPayload({ settings })
    await firstAdministrator(office.payload, account)
    token = await office.signIn(account.adminEmail, account.adminPassword)
    host = await createHost(readEnvironment(process.env), office.payload)
  })
  beforeEach(({ skip }) => {
    if (typeof store === 'string') skip(store)
  })
  afterEach(() => network?.restore())
  afterAll(async () => {
    for (const name of Object.keys(process.env))
      if (name.startsWith('S3_')) delete process.env[name]
    if (typeof store === 'string') return
    await host.app.close()
    await office.close()
    network.stop()
    await store.stop()
  })

  const keys = async () => (typeof store === 'string' ? [] : await store.keys())
  const below = async (folder: string) =>
    (await keys()).filter((key) => key.startsWith(`essai/un/${folder}/`))
  const notes = async () => (await keys()).filter((key) => key.includes('.uncertain/'))
  const shot = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#b3401f' } })
      .png()
      .toBuffer()
  const sendPicture = async () => {
    const data = await shot(1200, 800)
    const file = { data, name: 'marché.png', mimetype: 'image/png', size: data.byteLength }
    return office.payload.create({ collection: 'media', data: {}, file })
  }
  const document = (text: string) => {
    const data = pdf(text)
    return { data, name: 'tarifs.pdf', mimetype: 'application/pdf', size: data.byteLength }
  }
  const sendDocument = (text: string) =>
    office.payload.create({
      collection: 'documents',
      data: { title: 'Tarifs' },
      file: document(text),
    })
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    host.app.inject({ method, url, headers })

  it('are kept there in all sizes, and leave nothing on the disk', async () => {
    const { filename } = await sendPicture()
    expect((await below('media')).map((key) => key.split('/').at(-1)).sort()).toEqual(
      ['', 'large_', 'medium_', 'small_', 'thumbnail_'].map((size) => `${size}${filename}`).sort(),
    )
    expect(readdirSync(office.folder)).not.toContain('media')
    await expect.poll(() => below('media.uncertain')).toEqual([])
  })

  it('are served under the same addresses, whole, in part, as a head, or as still the same', async () => {
    const { filename, filesize } = await sendPicture()
    const url = `/uploads/${filename}`
    const whole = await get(url)
    expect(whole.statusCode).toBe(200)
    expect(whole.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(filesize),
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.stringMatching(/^"\w+"$/),
      'last-modified': expect.stringContaining('GMT'),
    })
    expect((await sharp(whole.rawPayload).metadata()).width).toBe(1200)

    const head = await get(url, {}, 'HEAD')
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      String(filesize),
      '',
    ])
    const part = await get(url, { range: 'bytes=0-3' })
    expect([part.statusCode, part.body]).toEqual([206, 'RIFF'])
    expect(part.headers['content-range']).toBe(`bytes 0-3/${filesize}`)
    expect((await get(url, { range: 'bytes=99999999-' })).statusCode).toBe(416)
    const same = await get(url, { 'if-none-match': String(whole.headers.etag) })
    expect([same.statusCode, same.body]).toEqual([304, ''])
    expect((await get('/uploads/absente.webp')).statusCode).toBe(404)
    expect((await get('/uploads/..%2Fdocuments%2Fx.webp')).statusCode).toBe(404)
  })

  it('are for nobody who does not sign, and documents for nobody once they are thrown away', async () => {
    if (typeof store === 'string') return
    const { id, filename } = await sendDocument('un')
    const key = `essai/un/documents/${filename}`
    expect(await below('documents')).toEqual([key])
    for (const path of [`${store.bucket}/${key}`, `v1/AUTH_sira/${store.bucket}/${key}`]) {
      const answer = await fetch(`${store.url}/${path}`)
      expect(answer.ok).toBe(false)
      expect(await answer.text()).not.toContain('%PDF')
    }
    expect((await get(`/uploads/${filename}`)).statusCode).toBe(404)
    const given = await get(`/documents/${filename}`)
    expect([
      given.statusCode,
      given.headers['content-type'],
      given.headers['cache-control'],
    ]).toEqual([200, 'application/pdf', 'public, no-cache'])
    expect(given.headers['content-disposition']).toBe('attachment; filename="tarifs.pdf"')
    const trash = { deletedAt: new Date().toISOString() }
    await office.payload.update({ collection: 'documents', id, data: trash })
    expect((await get(`/documents/${filename}`)).statusCode).toBe(404)
    await office.payload.delete({ collection: 'documents', id, trash: true })
    await expect.poll(() => below('documents')).toEqual([])
  })

  it('are at no address where they go along with letters, and go with these', async () => {
    await expect.poll(notes).toEqual([])
    const before = await keys()
    const given = { to: 'awa@exemple.bf', subject: 'Voici', messageId: 'answer-1', attempts: 1 }
    const letter = await office.payload.create({
      collection: 'emails',
      data: { ...given, kind: 'answer', state: 'sent' },
    })
    const req = await createLocalReq({}, office.payload)
    const content = pdf('joint')
    const attached = [{ name: 'Programme.pdf', type: 'application/pdf', content }]
    await withinTransaction(req, () => keepAttachments(letter.id, attached, req))
    const [key = ''] = await below('private')
    const name = key.split('/').at(-1)
    expect(await readPrivate(name, office.payload)).toEqual(content)
    for (const folder of ['uploads', 'documents', 'private']) {
      expect((await get(`/${folder}/${name}`)).statusCode).toBe(404)
    }
    await office.payload.delete({ collection: 'emails', id: letter.id })
    await expect.poll(keys).toEqual(before)
  })

  it('go with their row, those of before with what replaced them', async () => {
    await expect.poll(notes).toEqual([])
    const before = await keys()
    const { id } = await sendPicture()
    const { id: other } = await sendDocument('ancien')
    await office.payload.update({
      collection: 'documents',
      id: other,
      data: {},
      file: document('nouveau'),
    })
    await expect.poll(async () => (await below('documents')).length).toBe(1)
    await office.payload.delete({ collection: 'media', id })
    await office.payload.delete({ collection: 'documents', id: other })
    await expect.poll(keys).toEqual(before)
  })

  it('go again where their row is undone', async () => {
    await expect.poll(notes).toEqual([])
    const before = await keys()
    const req = await createLocalReq({}, office.payload)
    await initTransaction(req)
    await office.payload.create({ collection: 'documents', data: {}, file: document('un'), req })
    expect(await keys()).not.toEqual(before)
    await killTransaction(req)
    await expect.poll(keys).toEqual(before)
  })

  describe('where the store is away', () => {
    const sendThroughScreen = () => {
      const body = new FormData()
      body.append('file', new File([pdf('x')], 'x.pdf', { type: 'application/pdf' }))
      body.append('_payload', '{}')
      const url = 'http://127.0.0.1/admin/api/documents'
      const headers = { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' }
      const request = new Request(url, { method: 'POST', headers, body })
      return handleEndpoints({ config: office.config, request })
    }

    it('keeps nothing half, says so in a sentence, and is not ready', async () => {
      const rows = async () => (await office.payload.count({ collection: 'documents' })).totalDocs
      const before = await rows()
      const { filename } = await sendPicture()
      network.refuse()
      const answer = await sendThroughScreen()
      expect(answer.status).toBe(503)
      const { errors } = (await answer.json()) as { errors: { message: string }[] }
      expect(errors[0]?.message).toMatch(/^Rien n’a été enregistré\s: le stockage des fichiers/)
      const picture = await get(`/uploads/${filename}`)
      expect([picture.statusCode, picture.headers['retry-after']]).toEqual([503, '30'])
      expect((await get('/readyz')).statusCode).toBe(503)
      network.restore()
      expect((await get('/readyz')).statusCode).toBe(200)
      expect((await get(`/uploads/${filename}`)).statusCode).toBe(200)
      expect(await rows()).toBe(before)
    })

    it('removes no row whose files would stay', async () => {
      const { id, filename } = await sendPicture()
      network.refuse()
      await expect(office.payload.delete({ collection: 'media', id })).rejects.toThrow(
        'stockage des fichiers',
      )
      network.restore()
      expect((await get(`/uploads/${filename}`)).statusCode).toBe(200)
      await office.payload.delete({ collection: 'media', id })
      await expect.poll(async () => (await get(`/uploads/${filename}`)).statusCode).toBe(404)
    })

    it('waits for one that says nothing for so long only', async () => {
      const { filename } = await sendPicture()
      network.silence()
      const begun = Date.now()
      expect((await get(`/uploads/${filename}`)).statusCode).toBe(503)
      expect(Date.now() - begun).toBeLessThan(10_000)
    })
  })
})
