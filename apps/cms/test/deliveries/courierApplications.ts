import { expect, it } from 'vitest'
import { pdf } from '../deposits/support/sentFiles.ts'
import { uploadsAt } from '../deposits/support/uploads.ts'
import type { StaffCall } from '../inbox/support/staff.ts'
import { attributesOf, type Shop } from '../orders/support/openShop.ts'

const candidate = {
  nom: 'Salam Nikiéma',
  phone: '78 00 00 01',
  indicatif: '+226',
  ville: 'Ouagadougou',
  engin: 'moto',
}

/** « Devenir Livreur »: an application with its papers, whatever the database. */
export function courierApplications(shop: () => Shop, call: () => StaffCall): void {
  const uploaded = (content = pdf) => uploadsAt(shop().api).send(content)
  const send = (data: object, headers: Record<string, string> = {}) =>
    shop().api.send('coursiers', data, headers)
  const inParts = (data: object, file: Blob, headers: Record<string, string> = {}) => {
    const form = new FormData()
    form.set('data', JSON.stringify(data))
    form.set('files.piece', file, 'cnib.pdf')
    form.set('files.permis', new Blob([new Uint8Array(pdf)]), 'permis.pdf')
    return posted(form, headers)
  }
  const posted = (form: FormData, headers: Record<string, string> = {}) => {
    const request = new Request('http://localhost', { method: 'POST', body: form })
    return request.arrayBuffer().then((body) =>
      shop().api.ask({
        method: 'POST',
        url: '/api/coursiers',
        headers: { 'content-type': request.headers.get('content-type') ?? '', ...headers },
        payload: Buffer.from(body),
      }),
    )
  }
  const kept = async (reference: string) => {
    const where = { reference: { equals: reference } }
    const asked = { collection: 'coursiers', where, depth: 0, showHiddenFields: true } as const
    return (await shop().office.payload.find(asked)).docs[0]
  }

  it('is taken with its papers by tickets, followed, and read by who looks at it', async () => {
    const depots = { piece: await uploaded(), permis: await uploaded() }
    const answer = attributesOf(await send({ ...candidate, permis: 'A 12 34', depots }))
    expect(answer).toMatchObject({ etat: 'reçue' })
    expect(answer.reference).toMatch(/^CO-20\d\d-[2-9A-HJKMNP-TV-Z]{7}$/)
    const courier = await kept(answer.reference)
    expect(courier).toMatchObject({ phone: '+22678000001', permis: 'A 12 34', disponible: false })
    const pair = { reference: answer.reference, phone: candidate.phone, locale: 'en' }
    const followed = attributesOf(await shop().api.send('suivi', pair))
    expect(followed).toMatchObject({ nature: 'coursier', etat: 'reçue' })

    const file = (role: 'agent' | 'cashier' | null) =>
      call()(role, 'GET', `coursiers/${courier?.id}/fichier/piece`)
    expect(Buffer.from(await (await file('agent')).arrayBuffer())).toEqual(pdf)
    expect((await file('agent')).headers.get('content-disposition')).toContain('attachment')
    expect((await file('cashier')).status).toBe(403)
    expect((await file(null)).status).toBe(403)
    // A ticket serves once.
    expect((await send({ ...candidate, depots })).statusCode).toBe(400)
  })

  it('asks on its page for a licence where the vehicle needs one; programs may leave it out', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...candidate, phone: '78 00 00 05' }))
      form.set(name, value)
    form.set('piece', new Blob([new Uint8Array(pdf)]), 'cnib.pdf')
    const refused = (await posted(form)).json()
    expect(refused.error.details.errors).toMatchObject([{ path: ['permis'] }])
    form.set('engin', 'velo')
    expect(attributesOf(await posted(form)).etat).toBe('reçue')
    const depots = { piece: await uploaded() }
    // A ticket that nobody took still serves.
    expect((await send({ ...candidate, engin: 'avion', depots })).statusCode).toBe(400)
    expect(attributesOf(await send({ ...candidate, phone: '78 00 00 06', depots })).etat).toBe(
      'reçue',
    )
  })

  it('is taken in parts, once under its key, and refused with a sentence where it is wrong', async () => {
    const file = new Blob([new Uint8Array(pdf)])
    const key = { 'idempotency-key': 'livreur-une-cle' }
    const sent = { ...candidate, phone: '78 00 00 02' }
    const [one, two] = [await inParts(sent, file, key), await inParts(sent, file, key)]
    expect(attributesOf(one).reference).toBe(attributesOf(two).reference)
    expect((await inParts({ ...sent, engin: 'velo' }, file, key)).statusCode).toBe(409)

    const missing = (await send(candidate)).json().error.details.errors
    expect(missing).toMatchObject([{ path: ['piece'] }])
    const depots = { piece: await uploaded() }
    const wrong = await send({ ...candidate, engin: 'avion', depots })
    expect(wrong.json().error.details.errors).toMatchObject([{ path: ['engin'] }])
    const program = new Blob([new Uint8Array(Buffer.from('MZ programme'))])
    expect((await inParts({ ...sent, phone: '78 00 00 03' }, program)).statusCode).toBe(415)
  })

  it('is erased with its papers when its person asks', async () => {
    const depots = { piece: await uploaded(), permis: await uploaded() }
    const { reference } = attributesOf(await send({ ...candidate, phone: '78 00 00 04', depots }))
    const who = '78000004'
    const found = await call()('administrator', 'GET', `erasures/person/export?who=${who}`)
    expect(await found.text()).toContain(pdf.toString('base64'))
    await call()('administrator', 'POST', 'erasures/person/erase', { who })
    expect(await kept(reference)).toBeUndefined()
  })
}
