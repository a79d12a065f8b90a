import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { linkedDocument } from '@sira/contract/documents/documentAddress'
import type { FastifyInstance } from 'fastify'
import { strToU8, zipSync } from 'fflate'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHost } from '../../server/host.ts'
import { readEnvironment } from '../../src/environment/environment.ts'
import { type OpenPayload, openPayload } from './openPayload.ts'

type Sender = 'editor' | 'agent' | 'cashier'

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`)
const word = (more: Record<string, Uint8Array> = {}) => {
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const types = strToU8(`<Types><Override ContentType="${main}"/></Types>`)
  return Buffer.from(zipSync({ '[Content_Types].xml': types, ...more }))
}

describe('documents for downloading', () => {
  let office: OpenPayload
  let app: FastifyInstance
  const tokens = new Map<Sender, string>()

  beforeAll(async () => {
    office = await openPayload()
    for (const role of ['editor', 'agent', 'cashier'] as const) {
      const account = { email: `${role}@sira.example`, password: 'Un-mot-de-passe-7' }
      await office.payload.create({ collection: 'users', data: { ...account, role } })
      tokens.set(role, await office.signIn(account.email, account.password))
    }
    app = (await createHost(readEnvironment(process.env), office.payload)).app
  })
  afterAll(async () => {
    await app.close()
    await office.close()
  })

  /** As the screen sends it: the file and the fields in one form. */
  const send = async (
    data: Buffer,
    name: string,
    { id, role = 'editor', title }: { id?: number; role?: Sender; title?: string } = {},
  ) => {
    const body = new FormData()
    body.append(
      'file',
      new File([new Uint8Array(data)], name, { type: 'application/octet-stream' }),
    )
    body.append('_payload', JSON.stringify(title === undefined ? {} : { title }))
    const url = `http://127.0.0.1/admin/api/documents${id === undefined ? '' : `/${id}`}`
    const headers = {
      cookie: `payload-token=${tokens.get(role)}`,
      'sec-fetch-site': 'same-origin',
    }
    const method = id === undefined ? 'POST' : 'PATCH'
    const request = new Request(url, { method, headers, body })
    const response = await handleEndpoints({ config: office.config, request })
    const { doc, errors } = await response.json()
    return { status: response.status, doc, sentence: errors?.[0]?.message }
  }
  const get = (name: string) => app.inject({ url: `/documents/${name}` })
  const files = () => readdirSync(join(office.folder, 'documents')).sort()

  it.each(['pdf-avec-bom.pdf', 'pdf-ligne-vide-devant.pdf'])(
    'are taken as every reader takes them: %s',
    async (name) => {
      const data = readFileSync(join(import.meta.dirname, '../fixtures/documents', name))
      const { status, doc } = await send(data, name)
      expect(status).toBe(201)
      expect((await get(doc.filename)).rawPayload).toEqual(data)
    },
  )

  it('are refused with a page behind them', async () => {
    const name = 'pdf-html-derriere.pdf'
    const data = readFileSync(join(import.meta.dirname, '../fixtures/documents', name))
    const { status, sentence } = await send(data, name)
    expect(status).toBe(400)
    expect(sentence).toContain('Enregistrez-le de nouveau en PDF')
  })

  it('are called as their file was, and come as files to keep', async () => {
    const { doc } = await send(pdf('Tarifs'), 'Tarifs été_2026.pdf')
    expect(doc).toMatchObject({ title: 'Tarifs été 2026', format: 'PDF, 1\u202fko' })
    expect(doc.filename).toMatch(/^tarifs-ete-2026_[0-9a-f]{10}\.pdf$/)

    const answer = await get(doc.filename)
    expect(answer.rawPayload).toEqual(pdf('Tarifs'))
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="tarifs-ete-2026.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, no-cache',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    const again = { 'if-none-match': String(answer.headers.etag) }
    const url = `/documents/${doc.filename}`
    expect((await app.inject({ url, headers: again })).statusCode).toBe(304)
    expect((await app.inject({ method: 'HEAD', url })).headers['content-length']).toBe('22')
  })

  it('are what they contain, whatever they call themselves', async () => {
    const { doc } = await send(word(), 'lettre.pdf')
    expect((await get(doc.filename)).headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    )
  })

  it.each([
    ['a page', Buffer.from('<html><script>1</script></html>'), 'pas un document'],
    ['a program', word({ 'word/vbaProject.bin': strToU8('x') }), 'macros'],
    ['more than 10 MB', Buffer.concat([pdf('a'), Buffer.alloc(10_500_000)]), 'dépasse 10\u00a0Mo'],
  ])('refuse %s in a sentence, and keep nothing of it', async (_what, data, sentence) => {
    const before = files()
    const answer = await send(data, 'tarifs.pdf')
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.sentence).toContain(sentence)
    expect(files()).toEqual(before)
  })

  it.each(['agent', 'cashier'] as const)('are not sent by an %s', async (role) => {
    const before = files()
    expect((await send(pdf('Non'), 'non.pdf', { role })).status).toBe(403)
    expect(files()).toEqual(before)
  })

  it('that are replaced are reached where they were, and the old file is gone', async () => {
    const { doc } = await send(pdf('Ancien'), 'prix.pdf', { title: 'Nos prix' })
    const { doc: now } = await send(pdf('Nouveau prix'), 'autre.pdf', { id: doc.id })
    expect(now).toMatchObject({ id: doc.id, title: 'Nos prix' })

    const moved = await get(doc.filename)
    expect([moved.statusCode, moved.headers.location]).toEqual([302, `/documents/${now.filename}`])
    expect((await get(now.filename)).rawPayload).toEqual(pdf('Nouveau prix'))
    await expect.poll(files).not.toContain(doc.filename)

    const { status, sentence } = await send(word(), 'prix.docx', { id: doc.id })
    expect([status, sentence]).toEqual([400, expect.stringContaining('un fichier PDF')])
    expect((await get(now.filename)).statusCode).toBe(200)
  })

  it('are found by their title by who writes texts, with what their link is to say', async () => {
    const { doc } = await send(pdf('Programme'), 'a.pdf', { title: 'Programme du séminaire' })
    const asked = async (role: Sender) =>
      (await office.call('GET', 'link-targets?q=seminaire', tokens.get(role))).json()
    const path = `/documents/${doc.filename}?o=${doc.filesize}`
    const title = 'Programme du séminaire'
    for (const role of ['editor', 'agent'] as const) {
      expect((await asked(role)).targets).toEqual([
        { title, kind: 'PDF, 1\u202fko', path, isDocument: true },
      ])
    }
    expect((await asked('cashier')).targets).toEqual([])
    expect(linkedDocument(path)?.bytes).toBe(doc.filesize)
  })

  it('are kept while a text leads to them, be it by an address of before', async () => {
    const { doc } = await send(pdf('Un'), 'guide.pdf')
    const { id } = await office.payload.create({
      collection: 'blogs',
      data: {
        titre: 'Le guide',
        contenu: `[Guide](/documents/${doc.filename}?o=20)`,
        _status: 'published',
      },
    })
    await send(pdf('Deux'), 'guide.pdf', { id: doc.id })
    const token = tokens.get('editor')
    const uses = await office.call('GET', `documents/${doc.id}/uses`, token)
    expect((await uses.json()).uses).toEqual([
      { label: 'Actualité', title: 'Le guide', href: `/admin/collections/blogs/${id}` },
    ])
    const refused = await office.call('DELETE', `documents/${doc.id}`, token)
    expect(refused.status).toBe(409)
  })

  it('in the trash are given to nobody, and their files go when they are deleted', async () => {
    const { doc } = await send(pdf('Fini'), 'fini.pdf')
    const token = tokens.get('editor')
    const deletedAt = new Date().toISOString()
    await office.call('PATCH', `documents/${doc.id}`, token, { deletedAt })
    expect((await get(doc.filename)).statusCode).toBe(404)
    expect(files()).toContain(doc.filename)

    await office.call('DELETE', `documents/${doc.id}?trash=true`, token)
    await expect.poll(files).not.toContain(doc.filename)
  })

  it.each(['..%2fsira.sqlite', 'inconnu_0123456789.pdf', 'a.pdf', '%2e%2e'])(
    'are all that is given there: not %s',
    async (name) => expect((await get(name)).statusCode).toBe(404),
  )

  it('are not looked for without end by one address of the network', async () => {
    const remoteAddress = '203.0.113.7'
    const url = '/documents/inconnu_0123456789.pdf'
    for (let times = 0; times < 120; times += 1) await app.inject({ url, remoteAddress })
    expect((await app.inject({ url, remoteAddress })).statusCode).toBe(429)
  })
})
