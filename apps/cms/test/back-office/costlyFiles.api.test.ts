import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { crc32, deflateSync } from 'node:zlib'
import { handleEndpoints } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTill, type Till } from '../orders/support/openTill.ts'
import { documentOf } from '../support/documentOf.ts'

const megabyte = 1024 * 1024

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data])
  const framed = Buffer.alloc(typed.length + 8)
  framed.writeUInt32BE(data.length, 0)
  typed.copy(framed, 4)
  framed.writeUInt32BE(crc32(typed), typed.length + 4)
  return framed
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Bytes that libraries hold; the garbage of requests is no part of it. */
function nativeMemory(): number {
  collectGarbage()
  const { rss, heapTotal, external } = process.memoryUsage()
  return rss - heapTotal - external
}

const plainPicture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#b3401f' } })
    .png()
    .toBuffer()

/** A small picture with much text in it, compressed (PNG 11.3.3). */
async function wordyPicture(kind: 'zTXt' | 'iTXt'): Promise<Buffer> {
  const picture = await plainPicture()
  const head = Buffer.from(kind === 'zTXt' ? 'Comment\0\0' : 'Comment\0\x01\0\0\0')
  const text = deflateSync(Buffer.alloc(7_900_000, 'A'), { level: 9 })
  const one = chunk(kind, Buffer.concat([head, text]))
  return Buffer.concat([picture.subarray(0, 33), ...Array(130).fill(one), picture.subarray(33)])
}

describe('A file that would take too much', () => {
  let till: Till
  let operator: number
  beforeAll(async () => {
    till = await openTill()
    const { docs } = await till.shop.office.payload.find({ collection: 'operateurs' })
    operator = docs[0]?.id ?? 0
  })
  afterAll(() => till.shop.close())

  /** Runs a costly file while others are answered and the program stays as it is. */
  async function besideOthers<Result>(work: () => Promise<Result>): Promise<Result> {
    const memory = nativeMemory()
    let running = true
    const working = work().finally(() => {
      running = false
    })
    working.catch(() => undefined)
    let longest = 0
    while (running) {
      const start = performance.now()
      expect((await till.shop.api.ask('/api/faqs')).statusCode).toBe(200)
      // Others ask now and then: without a pause their garbage is more than the file takes.
      await setTimeout(10)
      longest = Math.max(longest, performance.now() - start)
    }
    expect(longest).toBeLessThan(1000)
    expect((nativeMemory() - memory) / megabyte).toBeLessThan(300)
    return working
  }

  const sendDocument = async (data: Buffer) => {
    const body = new FormData()
    body.append('file', new File([new Uint8Array(data)], 'tarifs.docx'))
    body.append('_payload', '{}')
    const { config, signIn } = till.shop.office
    const token = await signIn('editor@sira.example', 'Un-mot-de-passe-7')
    const headers = { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' }
    const url = 'http://127.0.0.1/admin/api/documents'
    const request = new Request(url, { method: 'POST', headers, body })
    return handleEndpoints({ config, request })
  }
  const sendPicture = (data: Buffer) =>
    till.shop.office.payload.create({
      collection: 'media',
      data: {},
      file: { data, name: 'photo.png', mimetype: 'image/png', size: data.byteLength },
    })
  const sendStatement = (text: string) =>
    till.call('cashier', 'POST', `operateurs/${operator}/releve`, {
      fichier: Buffer.from(text).toString('base64'),
    })
  const sendSubscribers = (text: string) =>
    till.call('administrator', 'POST', 'newsletters/import', {
      file: Buffer.from(text).toString('base64'),
    })
  const sentence = async (answer: Response) => {
    expect(answer.status).toBe(400)
    return (await answer.json()).errors[0].message
  }

  it('is refused where a document names one part 20,000 times', async () => {
    const answer = await besideOthers(() => sendDocument(documentOf(20_000)))
    expect(await sentence(answer)).toContain('Enregistrez-le de nouveau')
    expect((await sendDocument(documentOf(1))).status).toBe(201)
  })

  it.each(['zTXt', 'iTXt'] as const)(
    'is refused where a picture has gigabytes of text: %s',
    async (kind) => {
      const data = await wordyPicture(kind)
      await expect(besideOthers(() => sendPicture(data))).rejects.toThrow(
        /trop de temps ou de mémoire.*Enregistrez-le de nouveau/,
      )
      expect((await sendPicture(await plainPicture())).width).toBe(60)
    },
  )

  it.each([
    ['150,000 names', `Date;Montant;${'x;'.repeat(150_000)}\n26/11/2026;5000`, 'lisible'],
    ['900,000 rows', `Date;Montant\n${'1\n'.repeat(900_000)}`, '2000'],
    ['900,000 quoted rows', `Date;Montant\n${'""\n'.repeat(500_000)}`, '2000'],
    ['a quotation without end', `Date;Montant\n"${'a'.repeat(1_900_000)}`, 'lisible'],
  ])('is refused where a statement has %s', async (_what, text, words) => {
    expect(await sentence(await besideOthers(() => sendStatement(text)))).toContain(words)
    const good = await sendStatement('Date;Référence;Montant\n26/11/2026;R10001;5000')
    expect(await good.json()).toMatchObject({ columns: ['Date', 'Référence', 'Montant'] })
  })

  it.each([
    ['150,000 columns', `E-mail;Langue;${'x;'.repeat(150_000)}`],
    ['900,000 rows', `E-mail;Langue\n${'1\n'.repeat(900_000)}`],
  ])('is refused where a list of subscribers has %s', async (_what, text) => {
    expect(await sentence(await besideOthers(() => sendSubscribers(text)))).toMatch(/ /)
  })
})
