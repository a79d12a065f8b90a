import { handleEndpoints } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff } from '../inbox/support/staff.ts'

const controls = ['\0', '\x01', '\x08', '\x1b', '\x1f', '\x7f']

describe('a file', () => {
  let office: OpenPayload
  let token = ''
  let png: Buffer

  beforeAll(async () => {
    office = await openPayload()
    await hireStaff(office)
    token = await office.signIn('editor@sira.example', 'Un-mot-de-passe-7')
    const create = { width: 20, height: 20, channels: 3, background: '#b3401f' } as const
    png = await sharp({ create }).png().toBuffer()
  })
  afterAll(() => office.close())

  async function send(name: string, { cut = 0, boundary = 'sira' } = {}) {
    const part = (disposition: string, content: Buffer) =>
      Buffer.concat([
        Buffer.from(`--sira\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
        content,
        Buffer.from('\r\n'),
      ])
    const whole = Buffer.concat([
      part('name="_payload"', Buffer.from('{"alternativeText":"Une image"}')),
      part(`name="file"; filename="${name}"`, png),
      Buffer.from('--sira--\r\n'),
    ])
    const body = whole.subarray(0, whole.length - cut)
    const headers = {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(body.length),
      'sec-fetch-site': 'same-origin',
      cookie: `payload-token=${token}`,
    }
    const request = new Request('http://127.0.0.1/admin/api/media', {
      method: 'POST',
      headers,
      body,
    })
    return handleEndpoints({ config: office.config, request })
  }

  it.each(controls)(
    'whose name has %j in it is refused in words, and not kept',
    async (control) => {
      const answer = await send(`photo${control}.png`)
      expect(answer.status).toBe(400)
      expect((await answer.json()).errors[0].message).toContain('Renommez le fichier')
      expect((await office.payload.count({ collection: 'media' })).totalDocs).toBe(0)
    },
  )

  it('that arrives broken is no fault of ours', async () => {
    for (const broken of [{ cut: 20 }, { cut: 200 }, { boundary: 'other' }, { boundary: '' }]) {
      expect((await send('photo.png', broken)).status).toBe(400)
    }
  })

  it('with a name that can be read is kept', async () => {
    expect((await send('Été à\tOuaga.png')).status).toBe(201)
  })
})
