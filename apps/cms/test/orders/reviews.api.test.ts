import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdf, photograph } from '../deposits/support/sentFiles.ts'
import { type Uploads, uploadsAt } from '../deposits/support/uploads.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { openShop, type Shop } from './support/openShop.ts'
import { putInState } from './support/putInState.ts'

const review = { nature: 'prestation', code: 'cv_professionnel' }
const letter = { nature: 'prestation', code: 'lettre_motivation' }

describe('the papers of a paid review', () => {
  let shop: Shop
  let staff: StaffCall
  let uploads: Uploads

  const send = (data: object, headers: Record<string, string> = {}) =>
    shop.api.send('relectures', data, headers)
  const lying = () => {
    const count = (folder: string) => readdirSync(join(shop.office.folder, folder)).length
    // Pieces of uploads are on their way while they are noted.
    return count('private') - count('private.uncertain')
  }
  const opened = async (reference: string) => {
    const sent = await shop.api.send('commandes/ouvrir', { reference, phone: '70 12 34 56' })
    return sent.json().data.attributes.relecture
  }
  const placed = (lignes: object[], more: object = {}) => shop.placed({ lignes, ...more })

  beforeAll(async () => {
    shop = await openShop()
    staff = await hireStaff(shop.office)
    uploads = uploadsAt(shop.api)
    // So that the folder is there.
    await uploads.send(pdf)
  })
  afterAll(() => shop.close())

  it('come with the pair of their order, once under a key, and staff save them', async () => {
    const { id, reference } = await placed([review])
    const pair = { reference: reference.toLowerCase(), phone: '70123456' }
    expect(await opened(reference)).toEqual({
      ouverte: true,
      papiers: [{ papier: 'cv', nom: null }],
    })
    const key = { 'idempotency-key': 'relecture-1' }
    const depots = { cv: await uploads.send(pdf) }
    for (let times = 0; times < 2; times += 1) {
      const sent = await send({ ...pair, depots }, key)
      expect([sent.statusCode, sent.json().data.attributes.reference]).toEqual([200, reference])
      // The order has a key of its own, which this must not replace on the device.
      expect(sent.headers).not.toHaveProperty('x-reference')
    }
    expect((await opened(reference)).papiers).toEqual([{ papier: 'cv', nom: 'document.pdf' }])
    const saved = await staff('agent', 'GET', `commandes/${id}/fichier/cv`)
    expect(Buffer.from(await saved.arrayBuffer())).toEqual(pdf)
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(saved.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    for (const role of ['editor', 'cashier', null] as const) {
      const answer = await staff(role, 'GET', `commandes/${id}/fichier/cv`)
      expect([401, 403]).toContain(answer.status)
    }
    const desk = await (await staff('cashier', 'GET', `commandes/${id}/caisse`)).json()
    expect(desk).toMatchObject({ litRelecture: false, relecture: [{ papier: 'cv' }] })
    const { docs } = await shop.office.payload.find({
      collection: 'emails',
      where: { subject: { contains: `Document à relire (${reference})` } },
    })
    expect(docs).toHaveLength(1)
  })

  it('are refused in the same words for a wrong pair, another order and one that is over', async () => {
    const { id, reference } = await placed([review])
    const plan = await placed([{ nature: 'formule', code: 'mensuel' }])
    const depots = { cv: await uploads.send(pdf) }
    const refused = async (data: object) => {
      const { statusCode, json } = await send({ phone: '70123456', depots, ...data })
      expect(statusCode).toBe(400)
      return json().error.details.errors
    }
    const said = await refused({ reference, phone: '70 00 00 00' })
    expect(said).toMatchObject([{ path: ['reference'] }])
    expect(await refused({ reference: plan.reference })).toEqual(said)
    await putInState(shop.office.payload).order(id, 'remise')
    expect(await refused({ reference })).toEqual(said)
    await putInState(shop.office.payload).order(id, 'payée')
    expect(await refused({ reference, depots: {} })).toMatchObject([{ path: ['cv'] }])
    // A refusal before the file is read leaves its ticket usable.
    expect((await send({ reference, phone: '70123456', depots })).statusCode).toBe(200)
  })

  it('come from a page without script too, and what was typed is not lost', async () => {
    const { reference } = await placed([letter])
    const post = async (phone: string) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ reference, phone })) form.set(name, value)
      form.set('files.lettre', new File([new Uint8Array(pdf)], 'Lettre.pdf'))
      const { headers, body } = new Response(form)
      return shop.api.ask({
        method: 'POST',
        url: '/api/relectures',
        headers: { 'content-type': headers.get('content-type') ?? '' },
        payload: Buffer.from(await new Response(body).arrayBuffer()),
      })
    }
    expect((await post('70')).json().error.details.typed).toEqual({ reference, phone: '70' })
    expect((await post('70123456')).statusCode).toBe(200)
    expect((await opened(reference)).papiers).toEqual([{ papier: 'lettre', nom: 'Lettre.pdf' }])
  })

  it('take the place of those before, and go when the work is handed over or its person erased', async () => {
    await expect.poll(lying).toBeGreaterThan(0)
    const before = lying()
    const email = 'relue@exemple.bf'
    const { id, reference } = await placed([review, letter], { email })
    const pair = { reference, phone: '70123456' }
    const depots = { cv: await uploads.send(pdf), lettre: await uploads.send(await photograph()) }
    expect((await send({ ...pair, depots })).statusCode).toBe(200)
    await expect.poll(lying).toBe(before + 2)
    const newer = { cv: await uploads.send(await photograph()) }
    expect((await send({ ...pair, depots: newer })).statusCode).toBe(200)
    expect((await opened(reference)).papiers).toEqual([
      { papier: 'cv', nom: 'document.jpg' },
      { papier: 'lettre', nom: 'document.jpg' },
    ])
    await expect.poll(lying).toBe(before + 2)
    const handed = await staff('administrator', 'GET', `erasures/person/export?who=${email}`)
    const text = await handed.text()
    expect(text.match(/"contenu"/g)).toHaveLength(2)
    expect(text).not.toContain('relectureEnvoi')

    const paid = { etat: 'payée', paye: 8_000 } as const
    await shop.office.payload.db.updateOne({ collection: 'commandes', id, data: paid })
    const done = await staff('agent', 'POST', `commandes/${id}/avancer`, {
      vers: 'remise',
      motif: 'Relu avec elle',
    })
    expect(done.status, await done.text()).toBe(200)
    await expect.poll(lying).toBe(before)
    expect(await opened(reference)).toEqual({
      ouverte: false,
      papiers: [
        { papier: 'cv', nom: null },
        { papier: 'lettre', nom: null },
      ],
    })

    const other = await placed([review], { email: 'effacee@exemple.bf' })
    const cv = { cv: await uploads.send(pdf) }
    const sent = await send({ reference: other.reference, phone: '70123456', depots: cv })
    expect(sent.statusCode).toBe(200)
    await expect.poll(lying).toBe(before + 1)
    const who = { who: 'effacee@exemple.bf' }
    const erased = await staff('administrator', 'POST', 'erasures/person/erase', who)
    expect(erased.status).toBe(200)
    await expect.poll(lying).toBe(before)
  })
})
