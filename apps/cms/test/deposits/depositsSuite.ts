import { readdirSync, utimesSync } from 'node:fs'
import { request as call } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Fastify from 'fastify'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { depositLimits } from '../../src/contract/deposits/depositLimits.ts'
import { fileRequest, takeFileBodies } from '../../src/contract/deposits/fileBodies.ts'
import { answerError } from '../../src/contract/http/answerError.ts'
import { withinTransaction } from '../../src/database/transactions/withinTransaction.ts'
import { keepReceived } from '../../src/deposits/receive/keepReceived.ts'
import { type Received, receiveFiles } from '../../src/deposits/receive/receiveFiles.ts'
import { readPrivate, removePrivate } from '../../src/store/privateFiles/privateFiles.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { type FormApi, openFormApi } from '../inbox/support/formApi.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'
import { docx, endless, pdf, photograph } from './support/sentFiles.ts'
import { sharedAddressTest } from './support/sharedAddressTest.ts'
import { type Uploads, uploadsAt } from './support/uploads.ts'

/** Several of these suites run at a time. */
const patience = { timeout: 20_000 }

const sending = { key: undefined, locale: 'fr' } as const

export function depositsSuite(database: SuiteDatabase): void {
  describeOn(database, 'files of visitors', () => {
    let office: OpenPayload
    let api: FormApi
    let uploads: Uploads
    let port: number

    const lying = (folder: string) => {
      try {
        return readdirSync(join(office.folder, folder))
      } catch {
        return []
      }
    }
    const nothingLies = async () => {
      await expect.poll(() => lying('private'), patience).toEqual([])
      await expect.poll(() => lying('private.uncertain'), patience).toEqual([])
    }
    const received = <Result>(ticket: string, work: (sent: Received) => Promise<Result>) => {
      const body = JSON.stringify({ data: { nom: 'Awa' }, depots: { cv: ticket } })
      const request = { body, contentType: 'application/json' }
      return receiveFiles(request, ['cv', 'lettre'], office.payload, work)
    }
    /** Keeps the file of a ticket as a form would, and gives it back. */
    const used = (ticket: string, key?: string) =>
      received(ticket, async ({ checked }) => {
        const files = await checked({ ...sending, key })
        const req = await createLocalReq({}, office.payload)
        const kept = await withinTransaction(req, () => keepReceived(files, 'fr', req))
        const cv = kept.get('cv')
        const bytes = await readPrivate(cv?.key, office.payload)
        await removePrivate([cv?.key], await createLocalReq({}, office.payload))
        return { ...cv, bytes }
      })

    beforeAll(async () => {
      office = await openPayload({ databaseUrl: database.url })
      api = await openFormApi(office.payload)
      uploads = uploadsAt(api)
      const server = await api.listen(0)
      port = (server.address() as AddressInfo).port
    })
    afterAll(async () => {
      await api.close()
      await database.close(office)
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    it('begin with a ticket, as tus 1.0.0 says, and are shown to nobody', async () => {
      const name = `filename ${Buffer.from('Mon CV.pdf').toString('base64')}`
      const begun = await uploads.begin(pdf.length, { 'upload-metadata': name })
      const place = String(begun.headers.location)
      expect([begun.statusCode, begun.headers['tus-resumable']]).toEqual([201, '1.0.0'])
      expect(place).toMatch(/^\/api\/depots\/[0-9a-f]{32}$/)
      expect((await uploads.look(place)).headers).toMatchObject({
        'upload-offset': '0',
        'upload-length': String(pdf.length),
        'cache-control': 'no-store',
      })
      const asked = (method: 'GET' | 'DELETE' | 'OPTIONS' | 'POST', url: string, headers = {}) =>
        api.ask({ method, url, headers })
      const [read, listed, removed, told, unversioned] = await Promise.all([
        asked('GET', place),
        asked('GET', '/api/depots'),
        asked('DELETE', place),
        asked('OPTIONS', '/api/depots'),
        asked('POST', '/api/depots', { 'upload-length': '3' }),
      ])
      const said = [read, listed, removed, unversioned].map(({ statusCode }) => statusCode)
      expect(said).toEqual([405, 405, 405, 412])
      expect(told.headers).toMatchObject({ 'tus-version': '1.0.0', 'tus-max-size': '10485760' })
      const wrong = await Promise.all(
        ['', '-1', '1.5', '10485761'].map((one) => uploads.begin(one)),
      )
      expect(wrong.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 413])
      expect((await uploads.begin(3, { 'upload-metadata': 'filename ñ' })).statusCode).toBe(400)
      const unknown = `/api/depots/${'0'.repeat(32)}`
      expect((await uploads.look(unknown)).statusCode).toBe(404)
      expect((await uploads.add(unknown, 0, 'a')).statusCode).toBe(404)
    })

    it('arrive whole, though the line was cut and the same part was sent twice at once', async () => {
      const file = Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(1_600_000, 'Awa '), pdf])
      const cut = Math.floor(file.length * 0.6)
      const { headers } = await uploads.begin(file.length)
      const place = String(headers.location)
      await new Promise<void>((gone) => {
        const sent = call({ port, host: '127.0.0.1', path: place, method: 'PATCH' })
        sent.setHeader('tus-resumable', '1.0.0')
        sent.setHeader('upload-offset', '0')
        sent.setHeader('content-type', 'application/offset+octet-stream')
        sent.setHeader('content-length', String(file.length))
        sent.on('error', () => gone())
        sent.write(file.subarray(0, cut), () => sent.destroy())
      })
      const offset = async () => Number((await uploads.look(place)).headers['upload-offset'])
      await expect.poll(offset, patience).toBeGreaterThan(cut * 0.5)
      // Until what came of the cut request has been kept.
      let from = -1
      const isSettled = async () => {
        const before = from
        from = await offset()
        return from === before
      }
      await expect.poll(isSettled, { ...patience, interval: 300 }).toBe(true)
      const twice = await Promise.all([
        uploads.add(place, from, file.subarray(from)),
        // From another network: the phone has left its own.
        uploads.add(place, from, file.subarray(from), { 'x-forwarded-for': '2001:db8:9::1' }),
        uploads.add(place, 0, file),
      ])
      expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409])
      const ticket = place.split('/').at(-1) ?? ''
      expect((await used(ticket)).bytes).toEqual(file)
      expect((await uploads.add(place, file.length, 'more')).statusCode).toBe(410)
      expect((await uploads.look(place)).statusCode).toBe(410)
      await expect(used(ticket)).rejects.toThrow('n’a pas abouti')
      await nothingLies()
    })

    it('are never longer than they said, and are used by their sending alone', async () => {
      const place = String((await uploads.begin(4)).headers.location)
      expect((await uploads.add(place, 0, 'five!')).statusCode).toBe(413)
      expect((await uploads.look(place)).headers['upload-offset']).toBe('0')
      const key = 'sending-of-awa-1'
      const ticket = await uploads.send(pdf, { 'idempotency-key': key })
      await expect(used(ticket)).rejects.toThrow('n’a pas abouti')
      await expect(used(ticket, 'sending-of-issa-1')).rejects.toThrow('n’a pas abouti')
      expect(await used(ticket, key)).toMatchObject({
        name: 'document.pdf',
        type: 'application/pdf',
      })
      await nothingLies()
    })

    it('are known by their content and kept clean, or refused with nothing left of them', async () => {
      const word = await used(await uploads.send(docx()))
      expect(word.name).toBe('document.docx')
      const picture = await used(await uploads.send(await photograph()))
      expect(picture.type).toBe('image/jpeg')
      expect(picture.bytes?.includes('script')).toBe(false)
      expect((await sharp(picture.bytes).metadata()).exif).toBeUndefined()
      const bomb = { 'word/document.xml': new Uint8Array(130 * 1024 * 1024) }
      const refused: [Buffer, number, string][] = [
        [Buffer.from('<html><script>alert(1)</script></html>'), 415, 'unknown'],
        [Buffer.from('<html>%PDF-1.7\n%%EOF'), 415, 'unknown'],
        [Buffer.concat([pdf, Buffer.from('<html></html>')]), 415, 'double'],
        [docx({ 'word/vbaProject.bin': new Uint8Array(10) }), 415, 'program'],
        [docx(bomb), 415, 'damaged'],
        [await endless(20_000), 415, 'pixels'],
        [(await photograph()).subarray(0, 300), 415, 'damaged'],
        [Buffer.alloc(0), 415, 'empty'],
      ]
      for (const [file, status, name] of refused) {
        const ticket = await uploads.send(file)
        const refusal = used(ticket)
        const details = { errors: [expect.objectContaining({ path: ['cv'], name })] }
        await expect(refusal).rejects.toMatchObject({ status, details })
        await expect(used(ticket)).rejects.toThrow('n’a pas abouti')
      }
      await nothingLies()
      // A bomb is made, and each file is read in a process of its own.
    }, 120_000)

    /** Sends forms in parts to a page whose `work` is done with each. */
    const formPage = (work: (received: Received) => Promise<object>) => {
      const app = Fastify().setErrorHandler(answerError)
      takeFileBodies(app)
      const limits = depositLimits(office.payload)
      app.post('/', async (request) =>
        receiveFiles(await fileRequest(request, 2, limits), ['cv', 'lettre'], office.payload, work),
      )
      const sent = async (fields: Record<string, string>, file: Buffer) => {
        const form = new FormData()
        form.set('files.cv', new File([new Uint8Array(file)], 'Mon CV.pdf'))
        form.set('files.lettre', new File([], ''))
        for (const [name, value] of Object.entries(fields)) form.set(name, value)
        const { headers, body } = new Response(form)
        const payload = Buffer.from(await new Response(body).arrayBuffer())
        const type = { 'content-type': String(headers.get('content-type')) }
        return app.inject({ method: 'POST', url: '/', headers: type, payload })
      }
      return { sent, close: () => app.close() }
    }
    const typed = { nom: 'Awa Sow', message: 'Je sais tenir une caisse.\r\nDepuis deux ans.' }

    it('come with a form in parts too, which is read from the disk', async () => {
      const page = formPage(async ({ data, checked }) => {
        const files = await checked(sending)
        return { data, names: [...files.values()].map(({ name }) => name) }
      })
      const read = { data: typed, names: ['Mon CV.pdf'] }
      expect((await page.sent({ data: JSON.stringify(typed) }, pdf)).json()).toEqual(read)
      expect((await page.sent(typed, pdf)).json()).toEqual(read)
      // The limit of `data` is that of JSON.
      const long = JSON.stringify({ nom: 'a'.repeat(100 * 1024) })
      expect((await page.sent({ data: long }, pdf)).statusCode).toBe(413)
      expect((await page.sent(typed, Buffer.alloc(11 * 1024 * 1024))).statusCode).toBe(413)
      expect((await page.sent(typed, Buffer.alloc(22 * 1024 * 1024))).statusCode).toBe(413)
      await page.close()
      await nothingLies()
    })

    it('give back what was typed beside them, where all turns are taken or the disk is full', async () => {
      const freed = Promise.withResolvers<void>()
      const page = formPage(async () => {
        await freed.promise
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      })
      // Two are worked on, thirty wait.
      const waiting = Array.from({ length: 32 }, () => page.sent(typed, pdf))
      const waiters = () => lying('private').length
      await expect.poll(waiters, patience).toBe(32)
      const late = await page.sent(typed, Buffer.concat([pdf, Buffer.alloc(1_200_000, 'a')]))
      expect([late.statusCode, late.json().error.details]).toEqual([503, { typed }])
      // A program has kept what it sent.
      const program = await page.sent({ data: JSON.stringify(typed) }, pdf)
      expect([program.statusCode, program.json().error.details]).toEqual([503, {}])
      freed.resolve()
      for (const answer of await Promise.all(waiting)) {
        expect([answer.statusCode, answer.json().error.details]).toEqual([503, { typed }])
      }
      await page.close()
      await nothingLies()
    })

    sharedAddressTest(() => ({ office, uploads, port, used, nothingLies }))

    it('end after a day, and the night forgets what nobody used', async () => {
      const ticket = await uploads.send(pdf)
      expect(lying('private')).toHaveLength(1)
      const longAgo = new Date(Date.now() - 25 * 60 * 60_000)
      for (const name of lying('private.uncertain')) {
        utimesSync(join(office.folder, 'private.uncertain', name), longAgo, longAgo)
      }
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60_000 })
      expect((await uploads.look(`/api/depots/${ticket}`)).statusCode).toBe(410)
      await expect(used(ticket)).rejects.toThrow('n’a pas abouti')
      for (const task of ['endDeposits', 'eraseExpired'] as const) {
        await office.payload.jobs.queue({ task, input: {}, queue: 'night' })
      }
      await office.payload.jobs.run({ queue: 'night', silent: true })
      await nothingLies()
      expect((await office.payload.count({ collection: 'depots' })).totalDocs).toBe(0)
    })
  })
}
