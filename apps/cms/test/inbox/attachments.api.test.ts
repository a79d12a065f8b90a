import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../../src/access/role.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { eraseTold } from '../support/eraseTold.ts'
import { readableHistory } from '../support/readableHistory.ts'
import { hireStaff, type StaffCall } from './support/staff.ts'

const pdf = '%PDF-1.7\nProgramme de Awa\n%%EOF\n'
const fileOf = (content: BlobPart, name = 'Programme d’été.pdf') => new File([content], name)

describe('what goes along with an answer', () => {
  let office: OpenPayload
  let call: StaffCall
  let token: string

  const receive = async (email = 'awa@exemple.bf') =>
    office.payload.create({
      collection: 'contacts',
      data: { name: 'Awa', email, message: 'Quel programme ?' },
    })
  /** As the dialog sends it. */
  async function answer(id: number, files: readonly File[], more: Record<string, string> = {}) {
    const { updatedAt } = await office.payload.findByID({ collection: 'contacts', id, depth: 0 })
    const form = new FormData()
    const given = { key: crypto.randomUUID(), seen: updatedAt, subject: 'Voici', text: 'Bonjour.' }
    for (const [name, value] of Object.entries({ ...given, ...more })) form.append(name, value)
    for (const file of files) form.append('files', file)
    const url = `http://127.0.0.1/admin/api/contacts/${id}/answer`
    const headers = { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' }
    const request = new Request(url, { method: 'POST', headers, body: form })
    return handleEndpoints({ config: office.config, request })
  }
  const sentence = async (response: Response) => (await response.json()).errors[0].message
  const kept = async () => (await office.payload.find({ collection: 'attachments', depth: 0 })).docs
  const download = (role: Role | null, id: number) => call(role, 'GET', `attachments/${id}/file`)
  const send = () => office.payload.jobs.run({ queue: 'mail', limit: 100, silent: true })
  const eraseAnswered = async (id: number) => {
    await office.payload.delete({ collection: 'contacts', id })
    expect(await kept()).toEqual([])
  }

  beforeAll(async () => {
    office = await openPayload()
    call = await hireStaff(office)
    token = await office.signIn('agent@sira.example', 'Un-mot-de-passe-7')
  })
  afterAll(() => office.close())

  it('waits with its letter, leaves with it, and stands in the history of the request', async () => {
    const { id } = await receive()
    const sent = await answer(id, [fileOf(pdf)])
    expect(sent.status).toBe(200)
    const [file] = await kept()
    expect(file).toMatchObject({ name: 'Programme d’été.pdf', type: 'application/pdf' })
    const { history } = await office.payload.findByID({ collection: 'contacts', id, depth: 0 })
    expect(readableHistory(history)).toContainEqual(
      expect.objectContaining({
        what: expect.stringMatching(/^Réponse écrite dans un fichier.: Voici$/),
        fichiers: [{ id: file?.id, name: 'Programme d’été.pdf', size: Buffer.byteLength(pdf) }],
      }),
    )
    await send()
    const folder = join(office.folder, 'mail')
    const letters = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    const written = letters.find((letter) => /^Subject: Voici$/m.test(letter))
    expect(written).toContain(Buffer.from(pdf).toString('base64'))
    expect(written).toMatch(/content-disposition: attachment/i)
    await eraseAnswered(id)
    // Removed once the rest is committed.
    await expect.poll(() => readdirSync(folder)).toEqual([])
  })

  it('is downloaded as it left by who may read the letter, and by nobody else', async () => {
    const { id } = await receive()
    await answer(id, [fileOf(pdf)])
    const number = (await kept())[0]?.id ?? 0
    const given = await download('agent', number)
    expect(await given.text()).toBe(pdf)
    expect(Object.fromEntries(given.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; /),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    for (const role of ['editor', 'cashier', null] as const) {
      expect((await download(role, number)).status).toBe(403)
    }
    expect((await call('agent', 'GET', 'attachments')).status).toBe(403)
    expect((await call('agent', 'GET', `attachments/${number}`)).status).toBe(403)
    const deletedAt = new Date().toISOString()
    await office.payload.update({ collection: 'contacts', id, data: { deletedAt } })
    expect((await download('agent', number)).status).toBe(404)
    expect((await download('administrator', number)).status).toBe(200)
    await office.payload.delete({ collection: 'contacts', id, trash: true })
    expect((await download('administrator', number)).status).toBe(404)
  })

  it('is handed over to its person, and erased with him', async () => {
    const { id } = await receive('mine@exemple.bf')
    await answer(id, [fileOf(pdf)])
    const who = 'who=mine@exemple.bf'
    const handed = await (
      await call('administrator', 'GET', `erasures/person/export?${who}`)
    ).text()
    expect(handed).toContain(Buffer.from(pdf).toString('base64'))
    const body = { who: 'mine@exemple.bf' }
    expect((await call('administrator', 'POST', 'erasures/person/erase', body)).status).toBe(200)
    expect(await kept()).toEqual([])
  })

  it('is erased with its letter when that is too old', async () => {
    const { id } = await receive()
    await answer(id, [fileOf(pdf)])
    await send()
    await eraseTold(office.payload, new Date(Date.now() + 20 * 365 * 86_400_000))
    expect(await kept()).toEqual([])
  })

  it('leaves once, with the answer that is sent again', async () => {
    const { id } = await receive()
    const { updatedAt: seen } = await office.payload.findByID({ collection: 'contacts', id })
    const same = { key: crypto.randomUUID(), seen }
    expect((await answer(id, [fileOf(pdf)], same)).status).toBe(200)
    expect((await answer(id, [fileOf(pdf)], same)).status).toBe(200)
    expect(await kept()).toHaveLength(1)
    await eraseAnswered(id)
  })

  it.each([
    [
      'what it is not',
      [fileOf('<script>', 'devis.pdf')],
      400,
      /devis\.pdf.*ne peut pas être joint/,
    ],
    ['six of them', Array.from({ length: 6 }, () => fileOf(pdf)), 400, /Au plus 5 pièces/],
    ['more than 7 MB', [fileOf(pdf + 'x'.repeat(7 * 1024 * 1024))], 400, /dépassent 7 Mo/],
    ['far more', [fileOf('x'.repeat(8 * 1024 * 1024))], 413, /dépassent 7 Mo/],
  ])('is refused with a sentence, and nothing leaves: %s', async (_what, files, status, words) => {
    const { id } = await receive()
    const refused = await answer(id, files)
    expect(refused.status).toBe(status)
    expect(await sentence(refused)).toMatch(words)
    expect(await kept()).toEqual([])
    const { state } = await office.payload.findByID({ collection: 'contacts', id, depth: 0 })
    expect(state).toBe('new')
  })

  it('is not left behind by an answer that is refused', async () => {
    const { id } = await receive()
    const refused = await answer(id, [fileOf(pdf)], { seen: '2026-01-01T00:00:00.000Z' })
    expect(refused.status).toBe(409)
    expect(await kept()).toEqual([])
  })
})
