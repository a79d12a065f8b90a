import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formHeaders } from '@sira/contract/forms/envelope'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../../src/access/role.ts'
import { mailQueue } from '../../src/database/mailQueue.ts'
import { expireEstimates } from '../../src/estimates/expireEstimates.ts'
import type { Estimate } from '../../src/payload-types.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { type FormApi, openFormApi } from '../inbox/support/formApi.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { eraseTold } from '../support/eraseTold.ts'

const lignes = [
  { designation: 'Formation de 3 jours', quantite: 3, prix: 150_000 },
  { designation: 'Supports imprimés', quantite: 12, prix: 2_500 },
]
const inAMonth = () => new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString().slice(0, 10)
const year = new Date().getUTCFullYear()

describe('an estimate with its prices', () => {
  let office: OpenPayload
  let api: FormApi
  let call: StaffCall

  const read = (id: number) => office.payload.findByID({ collection: 'estimations', id, depth: 0 })
  const post = (path: string, body: object = {}, role: Role | null = 'agent') =>
    call(role, 'POST', `estimations/${path}`, body)
  async function draft(given: object = {}): Promise<Estimate> {
    const data = { nom: 'Awa Sow', email: 'awa@exemple.bf', lignes, valableJusquau: inAMonth() }
    const answer = await call('agent', 'POST', 'estimations', { ...data, ...given })
    expect(answer.status).toBe(201)
    return (await answer.json()).doc
  }
  async function sent(given: object = {}): Promise<Estimate> {
    const { id } = await draft(given)
    expect((await post(`${id}/send`)).status).toBe(200)
    return read(id)
  }
  const pdfOf = async (id: number) => {
    const answer = await call('agent', 'GET', `estimations/${id}/pdf`)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    return Buffer.from(await answer.arrayBuffer())
  }
  const wordsOf = async (pdf: Buffer) => {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
      mergePages: true,
    })
    return text.replace(/\u00a0/g, ' ').replace(/\p{Cf}/gu, '')
  }
  const lettersAbout = async (id: number) => {
    const where = { 'about.relationTo': { equals: 'estimations' }, 'about.value': { equals: id } }
    return (await office.payload.find({ collection: 'emails', where, depth: 0 })).docs
  }

  beforeAll(async () => {
    office = await openPayload()
    api = await openFormApi(office.payload)
    call = await hireStaff(office)
  })
  afterAll(async () => {
    await api.close()
    await office.close()
  })

  it('begins from a request, with its person and his language', async () => {
    const data = { nom: 'John', email: 'john@exemple.bf', phone: '+22670000001', message: 'Hello' }
    await api.send('devis', data, { [formHeaders.language]: 'en' })
    const where = { email: { equals: data.email } }
    const { docs } = await office.payload.find({ collection: 'devis', where, depth: 0 })
    const answer = await post('begin', { demande: docs[0]?.id })
    expect(answer.status).toBe(200)
    const begun = await read((await answer.json()).id)
    const { nom, email, phone } = data
    expect(begun).toMatchObject({ nom, email, phone, etat: 'brouillon', total: 0 })
    expect(begun.locale).toBe('en')
    expect((await post('begin', { demande: 99_999 })).status).toBe(404)
  })

  it('is numbered without a gap when it is sent, and its sum is counted by us', async () => {
    const first = await sent({ total: 1, numero: 'D1999-0001', etat: 'accepté' })
    expect(first).toMatchObject({ total: 480_000, etat: 'envoyé', numero: `D${year}-0001` })
    expect((await sent()).numero).toBe(`D${year}-0002`)
    // What cannot leave takes no number.
    const { id } = await draft({ lignes: [] })
    expect((await post(`${id}/send`)).status).toBe(409)
    const both = await draft()
    const answers = await Promise.all([post(`${both.id}/send`), post(`${both.id}/send`)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await read(both.id)).numero).toBe(`D${year}-0003`)
    expect(await lettersAbout(both.id)).toHaveLength(1)
  })

  it.each([
    [{ email: '' }, /adresse/],
    [{ lignes: [] }, /ligne/],
    [{ lignes: [{ designation: 'Rien', quantite: 1, prix: 0 }] }, /prix/],
    [{ valableJusquau: null }, /jusqu’à quand/],
    [{ valableJusquau: '2020-01-01' }, /passée/],
  ])('does not leave with %o', async (given, sentence) => {
    const { id } = await draft(given)
    const answer = await post(`${id}/send`)
    expect(answer.status).toBe(409)
    expect((await answer.json()).errors[0].message).toMatch(sentence)
    expect(await lettersAbout(id)).toEqual([])
  })

  it.each([
    { quantite: 1.5, prix: 100 },
    { quantite: 0, prix: 100 },
    { quantite: 1, prix: -1 },
    { quantite: 1, prix: 99.5 },
    { quantite: 1, prix: 2_000_000_000 },
  ])('takes whole numbers alone: not %o', async (line) => {
    const wrong = { nom: 'Awa', lignes: [{ designation: 'Essai', ...line }] }
    expect((await call('agent', 'POST', 'estimations', wrong)).status).toBe(400)
  })

  it('travels with its letter as a PDF, in the language of who reads it', async () => {
    const estimate = await sent({ locale: 'en', mot: 'As we said on the phone.' })
    const pdf = await pdfOf(estimate.id)
    const words = await wordsOf(pdf)
    expect(words).toContain('Quote')
    expect(words).toContain(estimate.numero)
    expect(words).toContain('480,000 FCFA')
    await office.payload.jobs.run({ queue: mailQueue, limit: 50 })
    const folder = join(office.folder, 'mail')
    const letter = readdirSync(folder).find((name) => name.includes(`${estimate.numero}`))
    const written = readFileSync(join(folder, letter ?? ''), 'utf8')
    expect(written).toContain(`filename=devis-${estimate.numero}.pdf`)
    expect(written.replace(/\s/g, '')).toContain(pdf.toString('base64').slice(0, 2_000))
    expect(written).toContain('As we said on the phone.')
  })

  it('stays as it was sent, whatever changes afterwards', async () => {
    const { id } = await sent()
    const before = await pdfOf(id)
    const changes = { nom: 'Autre', lignes: [], valableJusquau: '2020-01-01', etat: 'brouillon' }
    await call('administrator', 'PATCH', `estimations/${id}`, changes)
    await office.payload.updateGlobal({ slug: 'settings', data: { brandName: 'Autre marque' } })
    expect(await read(id)).toMatchObject({ nom: 'Awa Sow', total: 480_000, etat: 'envoyé' })
    expect((await pdfOf(id)).equals(before)).toBe(true)
    await call('administrator', 'DELETE', `estimations/${id}`)
    expect((await read(id)).etat).toBe('envoyé')
  })

  it('reaches a client who has only a phone: by hand or by WhatsApp, without a letter', async () => {
    const { id } = await draft({ email: '', phone: '70 12 34 56', mot: 'Comme convenu.' })
    expect((await post(`${id}/send`)).status).toBe(409)
    const answer = await (await post(`${id}/send`, { par: 'whatsapp' })).json()
    const { numero, etat, history } = await read(id)
    expect(etat).toBe('envoyé')
    expect(answer.message).toMatch(new RegExp(`^Devis ${numero}.*téléchargez le PDF`))
    expect(answer.texte).toContain('Comme convenu.')
    expect(answer.texte).toMatch(/480[\s\u202f]000/)
    expect(history).toContainEqual(expect.objectContaining({ motif: 'Par WhatsApp' }))
    expect(await lettersAbout(id)).toEqual([])
    expect(await wordsOf(await pdfOf(id))).toContain(numero)

    const handed = await draft({ email: '', phone: '' })
    expect((await post(`${handed.id}/send`, { par: 'whatsapp' })).status).toBe(409)
    expect((await post(`${handed.id}/send`, { par: 'main' })).status).toBe(200)
    expect((await post(`${handed.id}/answer`, { vers: 'accepté' })).status).toBe(200)
  })

  it('is taken up again in a new draft, and stays as it was sent', async () => {
    const old = await sent({ conditions: 'Acompte de 30 %.', valableJusquau: inAMonth() })
    expect((await post(`${old.id}/copie`, {}, 'editor')).status).toBe(403)
    const { id } = await (await post(`${old.id}/copie`)).json()
    const copied = await read(id)
    const { nom, email, conditions } = old
    expect(copied).toMatchObject({ etat: 'brouillon', nom, email, conditions, total: 480_000 })
    expect(copied.numero ?? null).toBeNull()
    expect((await post(`${id}/send`)).status).toBe(200)
    expect((await read(id)).numero).not.toBe((await read(old.id)).numero)
  })

  it('is accepted or refused once it was sent, and expires after its last day', async () => {
    const { id } = await draft()
    expect((await post(`${id}/answer`, { vers: 'accepté' })).status).toBe(409)
    await post(`${id}/send`)
    expect(await expireEstimates(office.payload, new Date(`${inAMonth()}T23:00:00Z`))).toBe(0)
    const later = new Date(Date.now() + 31 * 24 * 60 * 60_000)
    expect(await expireEstimates(office.payload, later)).toBeGreaterThan(0)
    expect((await read(id)).etat).toBe('expiré')
    expect((await post(`${id}/answer`, { vers: 'accepté' })).status).toBe(200)
    expect((await post(`${id}/answer`, { vers: 'refusé' })).status).toBe(409)
    expect((await post(`${id}/answer`, { vers: 'brouillon' })).status).toBe(400)
    expect((await read(id)).etat).toBe('accepté')
  })

  it('is found by nothing that was taken out of it', async () => {
    const { id } = await draft({ email: 'fausse.adresse@exemple.bf' })
    await call('agent', 'PATCH', `estimations/${id}`, { email: null })
    const asked = { collection: 'estimations', id, depth: 0 } as const
    const { searchText } = await office.payload.findByID({ ...asked, showHiddenFields: true })
    expect(searchText).toBe('awa sow')
  })

  it.each(['editor', 'cashier', null] as const)('is nothing for %s', async (role) => {
    const { id } = await draft()
    expect((await call(role, 'GET', `estimations/${id}`)).status).toBe(403)
    expect((await call(role, 'GET', `estimations/${id}/pdf`)).status).toBe(403)
    for (const path of ['begin', `${id}/send`, `${id}/answer`]) {
      expect((await post(path, { vers: 'accepté', demande: 1 }, role)).status).toBe(403)
    }
  })

  it('gives its file to nobody beside the record', async () => {
    const { id } = await sent()
    const answer = await call('administrator', 'GET', `estimations/${id}?showHiddenFields=true`)
    expect(await answer.json()).not.toHaveProperty('fichier')
  })

  describe('of somebody who asks to be erased', () => {
    const email = 'partie@exemple.bf'
    const mine = { nom: 'Celle qui part', email, phone: '70 55 44 33' }
    const said = { mot: 'Secret', conditions: 'Secret : chez sa sœur, à Kaya.' }
    const erase = async () => {
      const answer = await call('administrator', 'POST', 'erasures/person/erase', { who: email })
      expect(answer.status).toBe(200)
      return answer.json()
    }
    const textOf = async (id: number) =>
      JSON.stringify(
        await office.payload.findByID({
          collection: 'estimations',
          id,
          depth: 0,
          showHiddenFields: true,
        }),
      )

    it('goes as a draft, keeps its number alone once sent, and its agreement while accounts need it', async () => {
      const drafted = await draft({ ...mine, ...said })
      const left = await sent({ ...mine, ...said })
      const agreed = await sent({ ...mine, ...said })
      await post(`${agreed.id}/answer`, { vers: 'accepté' })

      expect(await erase()).toMatchObject({ counts: { estimations: 2 }, kept: { accounts: 1 } })
      const where = { id: { equals: drafted.id } }
      expect((await office.payload.count({ collection: 'estimations', where })).totalDocs).toBe(0)
      expect(await textOf(left.id)).toContain(left.numero)
      expect(await textOf(left.id)).not.toMatch(/qui part|partie@|70554433|Secret|Formation de 3/i)
      expect((await read(left.id)).total).toBe(480_000)
      expect((await call('agent', 'GET', `estimations/${left.id}/pdf`)).status).toBe(410)
      expect(await lettersAbout(left.id)).toEqual([])
      // An agreed price: the name, the number and the lines, for the accounts.
      expect(await textOf(agreed.id)).toMatch(
        /Celle qui part.*Formation de 3|Formation de 3.*Celle/,
      )
      expect(await textOf(agreed.id)).not.toMatch(/partie@|Secret/)
      expect(await lettersAbout(agreed.id)).toEqual([])
    })

    it('keeps no reply, though its letter was gone before', async () => {
      const { payload } = office
      const agreed = await sent({ ...mine, ...said })
      const left = await sent({ ...mine, ...said })
      await post(`${agreed.id}/answer`, { vers: 'accepté' })
      for (const { id } of [agreed, left]) {
        await payload.update({
          collection: 'estimations',
          id,
          data: { repliedAt: new Date().toISOString() },
          context: { work: { act: 'replied', lettre: 987_654, reponse: 'Mot secret' } },
        })
        expect(await textOf(id)).toContain('Mot secret')
      }
      await erase()
      for (const { id } of [agreed, left]) {
        expect(await textOf(id)).not.toContain('Mot secret')
        const { history, repliedAt } = await read(id)
        expect([repliedAt, history]).toEqual([null, expect.arrayContaining([expect.anything()])])
      }
    })

    it('expires without a name, and keeps no other from it', async () => {
      const other = await sent()
      const left = await sent({ ...mine, ...said })
      const another = await sent()
      await erase()
      await expireEstimates(office.payload, new Date(Date.now() + 31 * 24 * 60 * 60_000))
      for (const { id } of [other, left, another]) expect((await read(id)).etat).toBe('expiré')
    })

    it('is blanked by the night once nothing needs it any more', async () => {
      const agreed = await sent({ ...mine, ...said })
      await post(`${agreed.id}/answer`, { vers: 'accepté' })
      const inYears = (years: number) => new Date(Date.UTC(year + years, 11, 31))
      await eraseTold(office.payload, inYears(4))
      expect(await textOf(agreed.id)).toContain('Celle qui part')
      await eraseTold(office.payload, inYears(12))
      expect(await textOf(agreed.id)).not.toMatch(/Celle qui part|partie@|70554433/)
      expect(await textOf(agreed.id)).toContain(agreed.numero)
    })
  })
})
