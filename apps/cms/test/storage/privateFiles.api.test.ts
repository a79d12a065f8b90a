import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { createLocalReq, initTransaction, killTransaction } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withinTransaction } from '../../src/database/transactions/withinTransaction.ts'
import { keepAttachments } from '../../src/mail/attachments.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'

const pdf = Buffer.from('%PDF-1.7\nProgramme\n%%EOF\n')
const inAMonth = () => new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString().slice(0, 10)

describe('papers and attachments of persons', () => {
  let office: OpenPayload
  let call: StaffCall
  let folder = ''

  const namesIn = (path: string) => {
    try {
      return readdirSync(path).sort()
    } catch {
      return []
    }
  }
  const files = () => namesIn(folder)
  const notes = () => namesIn(`${folder}.uncertain`)
  const nothingMore = async () => {
    await expect.poll(files).toEqual([])
    await expect.poll(notes).toEqual([])
  }
  const post = (path: string, body: object = {}) =>
    call('administrator', 'POST', `estimations${path}`, body)
  async function sent(email: string): Promise<number> {
    const lignes = [{ designation: 'Formation', quantite: 1, prix: 150_000 }]
    const data = { nom: 'Awa', email, lignes, valableJusquau: inAMonth() }
    const { id } = (await (await post('', data)).json()).doc
    expect((await post(`/${id}/send`)).status).toBe(200)
    return id
  }
  const rowOf = (id: number) =>
    office.payload.findByID({ collection: 'estimations', id, depth: 0, showHiddenFields: true })
  const erase = async (who: string) => {
    const answer = await call('administrator', 'POST', 'erasures/person/erase', { who })
    expect(answer.status).toBe(200)
  }
  const letter = async () => {
    const text = { to: 'awa@exemple.bf', subject: 'Voici', messageId: crypto.randomUUID() }
    const kept = { kind: 'answer', state: 'sent', attempts: 1 } as const
    const { id } = await office.payload.create({ collection: 'emails', data: { ...text, ...kept } })
    return id
  }
  const attached = [{ name: 'Programme.pdf', type: 'application/pdf', content: pdf }]
  const night = async () => {
    await office.payload.jobs.queue({ task: 'eraseExpired', input: {}, queue: 'night' })
    await office.payload.jobs.run({ queue: 'night', silent: true })
  }

  beforeAll(async () => {
    office = await openPayload()
    call = await hireStaff(office)
    folder = join(office.folder, 'private')
  })
  afterAll(() => office.close())

  it('lie in a folder that its owner alone reads, under names that nobody guesses', async () => {
    const id = await sent('dossier@exemple.bf')
    const [name = ''] = files()
    expect(files()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect([statSync(folder).mode & 0o777, statSync(join(folder, name)).mode & 0o777]).toEqual([
      0o700, 0o600,
    ])
    const printed = await call('agent', 'GET', `estimations/${id}/pdf`)
    expect(Buffer.from(await printed.arrayBuffer())).toEqual(readFileSync(join(folder, name)))
    expect(Object.fromEntries(printed.headers)).toMatchObject({
      'content-disposition': expect.stringMatching(
        /^attachment; filename="devis-D\d{4}-0001\.pdf"$/,
      ),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    await erase('dossier@exemple.bf')
    await nothingMore()
  })

  it('leave a small row, which names them', async () => {
    const id = await sent('petite@exemple.bf')
    const row = await rowOf(id)
    expect(files()).toEqual([row.fichier])
    expect(JSON.stringify(row).length).toBeLessThan(2000)
    await erase('petite@exemple.bf')
    await nothingMore()
  })

  it('are handed over to their person', async () => {
    await sent('mienne@exemple.bf')
    const who = 'erasures/person/export?who=mienne@exemple.bf'
    const handed = await (await call('administrator', 'GET', who)).text()
    const [name = ''] = files()
    expect(handed).toContain(readFileSync(join(folder, name)).toString('base64'))
    expect(handed).not.toContain(name)
    await erase('mienne@exemple.bf')
    await nothingMore()
  })

  it('go with what is erased, be it that the accounts keep the agreement', async () => {
    const agreed = await sent('partie@exemple.bf')
    expect((await post(`/${agreed}/answer`, { vers: 'accepté' })).status).toBe(200)
    await sent('partie@exemple.bf')
    expect(files()).toHaveLength(2)
    await erase('partie@exemple.bf')
    await nothingMore()
    expect(await rowOf(agreed)).toMatchObject({ nom: 'Awa', etat: 'accepté', fichier: null })
  })

  it('stay where an erasure is undone', async () => {
    const id = await letter()
    const req = await createLocalReq({}, office.payload)
    await withinTransaction(req, () => keepAttachments(id, attached, req))
    const before = files()
    expect(before).toHaveLength(1)
    const undone = withinTransaction(req, async () => {
      await office.payload.delete({ collection: 'emails', id, req })
      throw new Error('the disk is full')
    })
    await expect(undone).rejects.toThrow('the disk is full')
    await expect.poll(notes).toEqual([])
    expect(files()).toEqual(before)
    await office.payload.delete({ collection: 'emails', id })
    await nothingMore()
  })

  it('go again where what brought them is undone', async () => {
    const id = await letter()
    const req = await createLocalReq({}, office.payload)
    await initTransaction(req)
    await keepAttachments(id, [...attached, ...attached], req)
    expect(files()).toHaveLength(2)
    await killTransaction(req)
    await nothingMore()
    const where = { email: { equals: id } }
    expect((await office.payload.count({ collection: 'attachments', where })).totalDocs).toBe(0)
  })

  it('go in the night where the program was killed before their row, and there only', async () => {
    const id = await letter()
    const kept = await createLocalReq({}, office.payload)
    await withinTransaction(kept, () => keepAttachments(id, attached, kept))
    const before = files()
    const req = await createLocalReq({}, office.payload)
    await initTransaction(req)
    await keepAttachments(id, attached, req)
    // All that a kill leaves: the database undoes what was open.
    const { sessions } = office.payload.db as typeof office.payload.db & Sessions
    await sessions[String(await req.transactionID)]?.reject()
    await night()
    expect(files()).toHaveLength(2)

    const longAgo = new Date(Date.now() - 2 * 86_400_000)
    for (const name of notes()) utimesSync(join(`${folder}.uncertain`, name), longAgo, longAgo)
    await night()
    expect(files()).toEqual(before)
    expect(notes()).toEqual([])
    await killTransaction(req)
  })
})

interface Sessions {
  sessions: Record<string, { reject(): Promise<void> } | undefined>
}
