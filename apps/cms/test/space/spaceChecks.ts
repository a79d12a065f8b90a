import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { mailQueue } from '../../src/database/mailQueue.ts'
import type { SpaceOffice } from './openSpace.ts'

const email = 'awa.space@exemple.bf'

/** What somebody sees of himself (product 2.10). */
export function spaceChecks(space: () => SpaceOffice): void {
  const { send, payload } = {
    send: (path: string, data: object) => space().api.send(path, data),
    payload: () => space().office.payload,
  }
  const folder = () => join(space().office.folder, 'mail')
  const letters = () => {
    const names = readdirSync(folder(), { recursive: true }).map(String)
    return names.filter((name) => name.endsWith('.eml')).toSorted()
  }
  const run = () => payload().jobs.run({ queue: mailQueue, limit: 100 })

  /** The code of the letter that came; nothing where none came. */
  async function codeFor(address: string): Promise<string | undefined> {
    const before = new Set(letters())
    const asked = await send('espace/code', { email: address, locale: 'fr' })
    expect(asked.statusCode).toBe(200)
    expect(asked.json()).toEqual({ data: { attributes: { envoye: true } }, meta: {} })
    await run()
    const texts = letters()
      .filter((name) => !before.has(name))
      .map((name) => readFileSync(join(folder(), name), 'utf8'))
    const text = texts.find((one) => one.includes('Votre code') && one.includes(address))
    return text && /\b(\d{3}) (\d{3})\b/.exec(text)?.slice(1).join('')
  }
  const open = (adresse: string, code: string) => send('espace/ouvrir', { adresse, code })
  async function signIn(address = email) {
    const code = await codeFor(address)
    const jeton: string = (await open(address, code ?? '')).json().data.attributes.jeton
    return { jeton, adresse: address }
  }
  const read = (session: object) => send('espace', { ...session, locale: 'fr' })
  const quote = (more: object = {}) =>
    send('devis', {
      nom: 'Awa Sow',
      email,
      phone: '+22670123456',
      service: 'Autres',
      message: 'Pour dix personnes',
      ...more,
    })

  beforeAll(async () => {
    await quote()
    await quote({ nom: 'Bila', email: 'bila@exemple.bf' })
    await quote({ nom: 'Moussa', email: 'moussa@exemple.bf' })
    await run()
  })

  it('opens by a code that comes by e-mail, once, and by nothing that is kept', async () => {
    const code = (await codeFor(email)) ?? ''
    expect(code).toMatch(/^\d{6}$/)
    const opened = await open(email.toUpperCase(), `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(opened.statusCode).toBe(200)
    expect(opened.headers['cache-control']).toBe('private, no-store')
    expect((await open(email, code)).statusCode).toBe(404)
    for (const collection of ['codes-espace', 'sessions-espace', 'payload-jobs'] as const) {
      const { docs } = await payload().find({ collection, pagination: false, depth: 0 })
      const rows = JSON.stringify(docs)
      for (const secret of [code, opened.json().data.attributes.jeton, email]) {
        expect(rows, collection).not.toContain(secret)
      }
    }
    const said = { subject: { contains: 'Votre code' } }
    expect((await payload().count({ collection: 'emails', where: said })).totalDocs).toBe(0)
  })

  it('answers an address that nobody knows in the same way, and writes nothing to it', async () => {
    expect(await codeFor('personne@exemple.bf')).toBeUndefined()
  })

  it('refuses the right code after five wrong ones at once', async () => {
    const code = (await codeFor('bila@exemple.bf')) ?? ''
    const wrong = Array.from({ length: 5 }, (_, index) =>
      open('bila@exemple.bf', String((Number(code) + index + 1) % 1_000_000).padStart(6, '0')),
    )
    for (const answer of await Promise.all(wrong)) expect(answer.statusCode).toBe(404)
    const right = await open('bila@exemple.bf', code)
    expect(right.statusCode).toBe(404)
    expect(right.json()).toEqual((await wrong[0])?.json())
  })

  it('opens by the code of its person though a stranger asks for another one, which opens no more than that', async () => {
    const code = (await codeFor('bila@exemple.bf')) ?? ''
    const other = await codeFor('bila@exemple.bf')
    expect((await open('bila@exemple.bf', code)).statusCode).toBe(200)
    expect((await open('bila@exemple.bf', code)).statusCode).toBe(404)
    expect((await open('bila@exemple.bf', other ?? '')).statusCode).toBe(200)
  })

  it('gives five new codes a day to one address, known or not, however it is written', async () => {
    for (const address of ['moussa@exemple.bf', 'inconnu@exemple.bf']) {
      const ask = (written: string) => send('espace/code', { email: written, locale: 'fr' })
      const answers = await Promise.all(Array.from({ length: 7 }, () => ask(address)))
      const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
      expect((await ask(address.toUpperCase())).statusCode).toBe(429)
    }
  })

  it('shows the dossiers of its address, and of nobody else', async () => {
    const session = await signIn()
    const { data } = (await read(session)).json()
    const { dossiers, fiches, lettre, sessions, adresse } = data.attributes
    expect(adresse).toBe(email)
    expect(dossiers).toMatchObject([{ nature: 'devis', etapes: [expect.anything()] }])
    expect([fiches, lettre]).toEqual([1, 'aucun'])
    expect(sessions.filter(({ actuelle }: { actuelle: boolean }) => actuelle)).toHaveLength(1)
    for (const other of [
      { ...session, adresse: 'bila@exemple.bf' },
      { ...session, jeton: `${session.jeton}a` },
    ]) {
      expect((await read(other)).statusCode).toBe(404)
    }
  })

  it('ends a session at once, its own or another of the same person', async () => {
    const [one, other] = [await signIn(), await signIn()]
    const list = (await read(one)).json().data.attributes.sessions
    const foreign = list.find(({ actuelle }: { actuelle: boolean }) => !actuelle)
    expect((await send('espace/fin', { ...other, session: foreign.id })).statusCode).toBe(200)
    await send('espace/fin', one)
    for (const session of [one, other]) expect((await read(session)).statusCode).toBe(404)
  })

  it('is opened by a code that staff say on the phone, for the name that it was made for', async () => {
    const own = (await quote({ nom: 'Salif Kaboré', email: 'famille@exemple.bf' })).json()
    await quote({ nom: 'Mariam Kaboré', email: 'famille@exemple.bf' })
    const wanted = { collection: 'devis', id: own.data.id }
    for (const role of [null, 'editor'] as const) {
      expect((await space().call(role, 'POST', 'codes-espace/faire', wanted)).status).toBe(403)
    }
    const made = await space().call('agent', 'POST', 'codes-espace/faire', wanted)
    const { code, phone } = await made.json()
    const opened = await open('70 12 34 56', code)
    const session = { ...opened.json().data.attributes, adresse: phone }
    const { dossiers } = (await read(session)).json().data.attributes
    expect(dossiers).toHaveLength(1)
    const file = (await send('espace/donnees', session)).body
    expect(file).toContain('Salif')
    expect(file).not.toMatch(/Mariam|Awa/)
  })

  it('takes the newsletter, hands over what is kept, and erases it once it is confirmed', async () => {
    await quote({ nom: 'Fatou', email: 'fatou@exemple.bf' })
    const session = await signIn('fatou@exemple.bf')
    const letter = async () => (await read(session)).json().data.attributes.lettre
    await send('espace/lettre', { ...session, abonne: true })
    expect(await letter()).toBe('abonne')
    await send('espace/lettre', { ...session, abonne: false })
    expect(await letter()).toBe('aucun')
    const file = await send('espace/donnees', session)
    expect(file.headers['cache-control']).toBe('private, no-store')
    expect(JSON.parse(file.body)).toMatchObject({ devis: [{ nom: 'Fatou' }] })
    expect((await send('espace/effacer', session)).statusCode).toBe(400)
    expect((await send('espace/effacer', { ...session, confirme: true })).json().data).toEqual({
      attributes: { gardees: { accounts: 0, underWay: 0 } },
    })
    expect((await read(session)).statusCode).toBe(404)
    const left = { email: { equals: 'fatou@exemple.bf' } }
    expect((await payload().count({ collection: 'devis', where: left })).totalDocs).toBe(0)
    expect(await codeFor('fatou@exemple.bf')).toBeUndefined()
  })

  it('shows the plans of its address with their end, and none that has ended', async () => {
    const owner = 'rokia@exemple.bf'
    await quote({ nom: 'Rokia', email: owner })
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const plan = (titre: string, from: number, to: number) => ({
      ...{ id: titre, nature: 'formule', titre, quantite: 1, prix: 9900, montant: 9900 },
      ...{ du: inDays(from), au: inDays(to) },
    })
    const lignes = [plan('Finie', -40, -10), plan('Mensuelle', -10, 20)]
    const order = { reference: 'CM-2026-7KQ4P9X', etat: 'payée', nom: 'Rokia', email: owner }
    const facts = { locale: 'fr', mode: 'especes_agence', livraison: 0, total: 19_800 }
    const secrets = { cle: 'cle-de-rokia', empreinte: 'empreinte' }
    const data = { ...order, ...facts, ...secrets, paye: 19_800, lignes }
    await payload().db.create({ collection: 'commandes', data })
    const { formules } = (await read(await signIn(owner))).json().data.attributes
    const { du, au } = lignes[1] ?? {}
    expect(formules).toEqual([{ reference: order.reference, titre: 'Mensuelle', du, au }])
  })

  it('shows the job alerts of its address, and stops one of them', async () => {
    const [own, other] = ['aline@exemple.bf', 'boris@exemple.bf']
    for (const address of [own, other]) {
      await send('alertes', {
        email: address,
        locale: 'fr',
        criteres: { q: 'Paie', ville: 'kaya' },
      })
    }
    const alertOf = async (address: string) => {
      const where = { email: { equals: address } }
      const { docs } = await payload().find({ collection: 'alertes', where, depth: 0 })
      return docs[0]
    }
    const session = await signIn(own)
    const alerts = async () => (await read(session)).json().data.attributes.alertes
    const { id } = (await alertOf(own)) ?? {}
    expect(await alerts()).toEqual([{ id, active: false, criteres: { q: 'Paie', ville: 'kaya' } }])
    const foreign = await alertOf(other)
    const stop = async (alerte: unknown) =>
      (await send('espace/alerte/arreter', { ...session, alerte })).statusCode
    expect(await stop(foreign?.id)).toBe(404)
    expect((await alertOf(other))?.etat).toBe('à_confirmer')
    expect([await stop(id), await stop(id)]).toEqual([200, 200])
    expect((await alertOf(own))?.etat).toBe('arrêtée')
    expect(await alerts()).toEqual([])
  })

  it('ends at once, with its codes, for whom staff erase', async () => {
    const gone = 'zara@exemple.bf'
    const own = (await quote({ nom: 'Zara', email: gone, phone: '+22670999901' })).json()
    await quote({ nom: 'Yves', email: 'yves@exemple.bf', phone: '+22670999902' })
    const [session, other] = [await signIn(gone), await signIn('yves@exemple.bf')]
    const waiting = (await codeFor(gone)) ?? ''
    const wanted = { collection: 'devis', id: own.data.id }
    const made = await space().call('agent', 'POST', 'codes-espace/faire', wanted)
    const { code } = await made.json()
    await space().call('administrator', 'POST', 'erasures/person/erase', { who: gone })
    expect((await read(session)).statusCode).toBe(404)
    expect((await open(gone, waiting)).statusCode).toBe(404)
    // By the phone that stood in the dossier, too.
    expect((await open('+22670999901', code)).statusCode).toBe(404)
    expect((await read(other)).statusCode).toBe(200)
  })

  it('is touched by no GET, whatever link it is', async () => {
    const rows = async () => (await payload().count({ collection: 'codes-espace' })).totalDocs
    const before = await rows()
    for (const path of ['espace', 'espace/code', 'espace/ouvrir', 'espace/effacer', 'dossiers']) {
      for (const method of ['GET', 'HEAD'] as const) {
        const { statusCode } = await space().api.ask({ method, url: `/api/${path}?email=${email}` })
        expect(statusCode).toBeGreaterThanOrEqual(400)
      }
    }
    expect(await rows()).toBe(before)
  })
}
