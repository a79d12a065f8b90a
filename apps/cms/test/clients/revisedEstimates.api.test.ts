import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { boardColumns } from '../../src/dossiers/board/boardColumns.ts'
import { workKind } from '../../src/dossiers/board/workKinds.ts'
import { followUp } from '../../src/dossiers/followUp/followUp.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'

const year = new Date().getUTCFullYear()
const phone = '+22670112233'
const lignes = [{ designation: 'Formation', quantite: 1, prix: 150_000 }]

let office: OpenPayload
let call: StaffCall

const read = (id: number) => office.payload.findByID({ collection: 'estimations', id, depth: 0 })
const post = (path: string, body: object = {}) => call('agent', 'POST', `estimations/${path}`, body)
const refusal = async (answer: Response) => {
  expect(answer.status).toBe(409)
  return (await answer.json()).errors[0].message as string
}
const accept = (id: number) => post(`${id}/answer`, { vers: 'accepté' })
const withdraw = (id: number, more: object = {}) =>
  post(`${id}/retrait`, { motif: 'Prix erronés', ...more })
async function revised(id: number): Promise<number> {
  const answer = await post(`${id}/revision`)
  expect(answer.status).toBe(200)
  return (await answer.json()).id
}
async function request() {
  const data = { nom: 'Awa Sow', email: 'awa@exemple.bf', phone, message: 'Bonjour' }
  return office.payload.create({ collection: 'devis', data })
}
/** An estimate that was sent, of a request or of nobody's. */
async function sent(demande?: number, par = 'email'): Promise<number> {
  const body = {
    nom: 'Awa Sow',
    email: 'awa@exemple.bf',
    phone,
    valableJusquau: `${year + 1}-12-31`,
  }
  const begun = await (demande === undefined
    ? call('agent', 'POST', 'estimations', body)
    : post('begin', { demande, another: true }))
  const { id, doc } = await begun.json()
  const estimate: number = id ?? doc.id
  await call('agent', 'PATCH', `estimations/${estimate}`, { lignes })
  expect((await post(`${estimate}/send`, { par })).status).toBe(200)
  return estimate
}
/** What the visitor of a request reads, oldest first. */
async function followed(reference: string) {
  const { etapes } = await followUp({ reference, phone, locale: 'fr' }, office.payload)
  return etapes.map(({ titre }) => titre)
}
const lettersTo = async (subject: RegExp) => {
  const { docs } = await office.payload.find({ collection: 'emails', pagination: false })
  return docs.filter((letter) => subject.test(letter.subject.replace(/\p{Cf}/gu, '')))
}
const paperOf = async (id: number) => {
  const pdf = new Uint8Array(
    await (await call('agent', 'GET', `estimations/${id}/pdf`)).arrayBuffer(),
  )
  const { text } = await extractText(await getDocumentProxy(pdf.slice()), { mergePages: true })
  const words = text.replace(/\u00a0/g, ' ').replace(/\p{Cf}/gu, '')
  return { words, file: Buffer.from(pdf).toString('latin1') }
}

beforeAll(async () => {
  office = await openPayload()
  // The folder of its letters stands for a mail server.
  Object.assign(office.payload.config.custom ?? {}, { sendsMail: true })
  call = await hireStaff(office)
})
afterAll(() => office.close())

it('A revision stands beside its estimate until it is sent, then takes its place', async () => {
  const { id: demande, reference } = await request()
  const first = await sent(demande)
  const draft = await revised(first)
  expect(await read(draft)).toMatchObject({ etat: 'brouillon', total: 150_000, demande })
  // A second request leads to the same draft.
  expect(await revised(first)).toBe(draft)
  expect((await read(first)).etat).toBe('envoyé')

  const dearer = [{ designation: 'Formation et supports', quantite: 1, prix: 180_000 }]
  await call('agent', 'PATCH', `estimations/${draft}`, { lignes: dearer })
  expect((await post(`${draft}/send`)).status).toBe(200)
  const { numero } = await read(first)
  expect((await read(draft)).numero).toBe(`${numero}-R2`)
  expect(await read(first)).toMatchObject({ etat: 'remplacé', revision: draft })
  expect((await read(first)).history).toContainEqual(
    expect.objectContaining({ vers: 'remplacé', motif: `par ${numero}-R2` }),
  )
  expect(await refusal(await accept(first))).toMatch(/«\sRemplacé\s»/)
  expect((await paperOf(draft)).words).toMatch(new RegExp(`Remplace\\s*${numero}(?!-R)`))
  expect((await lettersTo(new RegExp(`${numero}-R2`)))[0]?.text).toMatch(/Remplace/)
  expect(await followed(reference ?? '')).toEqual([
    'Demande de devis reçue',
    `Devis ${numero} envoyé`,
    'Réponse envoyée',
    `Devis ${numero}-R2 envoyé\u00a0: il remplace ${numero}`,
  ])

  // The third of its line, and one number for each.
  const third = await revised(draft)
  expect(await revised(first)).toBe(draft)
  await post(`${third}/send`)
  expect((await read(third)).numero).toBe(`${numero}-R3`)
  expect((await accept(third)).status).toBe(200)
})

it('The board counts what a request was priced at last', async () => {
  const agent = await office.payload.find({
    collection: 'users',
    where: { role: { equals: 'agent' } },
    limit: 1,
  })
  const user = agent.docs[0]
  if (!user) throw new Error('nobody was hired')
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, office.payload)
  const answered = async () =>
    (await boardColumns(workKind('devis', office.payload), 'all', req)).find(
      ({ state }) => state === 'answered',
    )?.sum
  const before = (await answered()) ?? 0
  const { id: demande } = await request()
  await call('agent', 'PATCH', `devis/${demande}`, { amount: 5_000 })
  const first = await sent(demande)
  expect(await answered()).toBe(before + 150_000)
  const draft = await revised(first)
  const lines = [{ designation: 'Formation', quantite: 2, prix: 100_000 }]
  await call('agent', 'PATCH', `estimations/${draft}`, { lignes: lines })
  expect(await answered()).toBe(before + 150_000)
  await post(`${draft}/send`)
  expect(await answered()).toBe(before + 200_000)
})

it('A withdrawn estimate is accepted no more, and its client is told', async () => {
  const { id: demande, reference } = await request()
  const id = await sent(demande)
  expect((await post(`${id}/retrait`, {})).status).toBe(400)
  const answer = await withdraw(id, { message: 'La salle n’est plus libre.' })
  expect((await answer.json()).message).toMatch(/retiré\s: le client ne peut plus l’accepter/)
  const { etat, numero } = await read(id)
  expect(etat).toBe('retiré')
  expect(await refusal(await accept(id))).toMatch(/«\sRetiré\s»/)
  expect(await refusal(await withdraw(id))).toMatch(/«\sRetiré\s»/)
  expect((await followed(reference ?? '')).at(-1)).toBe(
    `Devis ${numero} retiré\u00a0: il ne peut plus être accepté`,
  )
  const letters = await lettersTo(new RegExp(`${numero} est retiré`))
  expect(letters.map(({ text }) => text)).toEqual([
    expect.stringContaining('La salle n’est plus libre'),
  ])
  // Prices that were withdrawn may be made anew, under the same number.
  const draft = await revised(id)
  await post(`${draft}/send`)
  expect((await read(draft)).numero).toBe(`${numero}-R2`)
})

it('Who has no address is to be told by staff', async () => {
  const draft = await call('agent', 'POST', 'estimations', {
    ...{ nom: 'Salif', phone, lignes, valableJusquau: `${year + 1}-12-31` },
  })
  const { id } = (await draft.json()).doc
  await post(`${id}/send`, { par: 'main' })
  expect((await (await withdraw(id)).json()).message).toMatch(/Prévenez-le\s: il n’a pas d’adresse/)
})

it('Of two people at once, one wins: agreement, withdrawal or revision', async () => {
  const one = await sent()
  const answers = await Promise.all([accept(one), withdraw(one)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])

  const both = await sent()
  const drafts = await Promise.all([revised(both), revised(both)])
  expect(new Set(drafts).size).toBe(1)
  const [draft = 0] = drafts
  const race = await Promise.all([accept(both), post(`${draft}/send`)])
  expect(race.map(({ status }) => status).sort()).toEqual([200, 409])
  const { etat } = await read(both)
  expect([etat, (await read(draft)).etat]).toEqual(
    etat === 'accepté' ? ['accepté', 'brouillon'] : ['remplacé', 'envoyé'],
  )
})

it('An agreement is not revised: neither before its revision was begun, nor after', async () => {
  const agreed = await sent()
  const late = await revised(agreed)
  await accept(agreed)
  expect(await refusal(await post(`${late}/send`))).toMatch(/a accepté le devis D\d+-\d+/)
  const other = await sent()
  await accept(other)
  expect(await refusal(await post(`${other}/revision`))).toMatch(/est un accord/)
  const draft = await (await call('agent', 'POST', 'estimations', { nom: 'Awa' })).json()
  expect(await refusal(await post(`${draft.doc.id}/revision`))).toMatch(/pas encore parti/)
  for (const path of ['revision', 'retrait']) {
    const asked = call('cashier', 'POST', `estimations/${other}/${path}`, { motif: 'Essai' })
    expect((await asked).status).toBe(403)
  }
})

it('A thrown away draft leaves its estimate as it was', async () => {
  const id = await sent()
  const draft = await revised(id)
  expect((await call('agent', 'DELETE', `estimations/${draft}`)).status).toBe(200)
  expect(await read(id)).toMatchObject({ etat: 'envoyé', revision: null })
  expect(await revised(id)).not.toBe(draft)
})

it('The paper has the logo and the registers of the company, and a place to sign', async () => {
  const plain = await paperOf(await sent())
  expect(plain.words).toContain('Bon pour accord : date, nom et signature')
  expect(plain.words).not.toMatch(/IFU|RCCM/)
  expect(plain.file).not.toContain('/Subtype/Image')

  const create = { width: 640, height: 160, channels: 4, background: '#b3401f' } as const
  const data = await sharp({ create }).png().toBuffer()
  const file = { data, name: 'logo.png', mimetype: 'image/png', size: data.byteLength }
  const { id: logo } = await office.payload.create({ collection: 'media', data: {}, file })
  const facts = { logo, ifu: '00012345A', rccm: 'BF-OUA-2020-B-1234' }
  await office.payload.updateGlobal({ slug: 'settings', data: facts })
  const { words, file: pdf } = await paperOf(await sent())
  expect(words).toContain(`IFU ${facts.ifu} · RCCM ${facts.rccm}`)
  expect(pdf).toMatch(/\/Subtype\s*\/Image/)
  expect(pdf).toMatch(/pdfaid:part(?:>|=")2/)
})
