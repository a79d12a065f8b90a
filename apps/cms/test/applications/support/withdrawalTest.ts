import { expect, it } from 'vitest'
import { sendRefusals } from '../../../src/applications/refusal/sendRefusals.ts'
import { readPrivate } from '../../../src/store/privateFiles/privateFiles.ts'
import { aicha, awa, monday, phone } from './candidates.ts'
import type { InterviewTools } from './interviewTest.ts'
import { typedForm } from './typedForm.ts'

/** Tests of applications, on any database. */
export function withdrawalTest(tools: () => InterviewTools): void {
  it('leave the calendar of a candidate who withdraws, and staff hear of it', async () => {
    const { office, api, job, at, act, apply, recordOf, lettersTo } = tools()
    await at(monday('09:00:00'))
    const email = 'retrait@exemple.bf'
    const notices = async () => {
      const where = { kind: { equals: 'notice' }, subject: { like: 'Candidature retirée' } }
      return (await office.payload.count({ collection: 'emails', where })).totalDocs
    }
    const before = await notices()
    const invited = async (data: object) => {
      const answer = await apply({ ...data, job })
      const found = await recordOf(answer.json().data.attributes.reference)
      await act(found.id, 'avancer', { vers: 'présélection', motif: 'Bon profil' })
      await act(found.id, 'entretien', { le: '2026-12-03T09:00', motif: 'À rencontrer' })
      return found.reference ?? ''
    }
    const withdraw = (reference: string) => api.send('candidatures/retirer', { reference, phone })
    expect((await withdraw(await invited({ ...awa, email }))).statusCode).toBe(200)
    expect((await lettersTo(email)).at(-1)).toBe('Votre candidature est retirée')
    const { docs } = await office.payload.find({
      collection: 'attachments',
      where: { 'email.to': { equals: email } },
      sort: '-id',
      limit: 1,
      depth: 0,
    })
    const calendar = String(await readPrivate(docs[0]?.file ?? '', office.payload))
    expect(calendar).toMatch(/METHOD:CANCEL\r\n[\s\S]*SEQUENCE:1\r\n[\s\S]*STATUS:CANCELLED/)
    expect(await notices()).toBe(before + 1)

    // Nobody was written to: nothing stands in a calendar. Nobody had begun: nobody is told.
    expect((await withdraw(await invited(aicha))).statusCode).toBe(200)
    expect(await notices()).toBe(before + 2)
    const fresh = await apply({ ...awa, nom: 'Salimata Barro', email, job })
    await withdraw(fresh.json().data.attributes.reference)
    expect(await notices()).toBe(before + 2)
    expect(await lettersTo(email)).toHaveLength(5)
  })

  it('are followed and withdrawn by their pair alone', async () => {
    const { api, job, act, apply, recordOf } = tools()
    const sent = async (data: object): Promise<string> =>
      (await apply(data)).json().data.attributes.reference
    const reference = await sent({ ...awa, job })
    const withdraw = (one: string, number: string) =>
      api.send('candidatures/retirer', { reference: one, phone: number })
    expect((await withdraw(reference, '70 99 99 99')).statusCode).toBe(404)
    expect((await withdraw('CA-2026-2222222', phone)).statusCode).toBe(404)
    for (const typed of [reference.toLowerCase(), reference]) {
      const answer = await withdraw(typed, phone)
      expect(answer.json().data.attributes).toMatchObject({ reference, etat: 'retirée' })
    }
    const other = await recordOf(await sent({ ...aicha, job }))
    for (const vers of ['présélection', 'entretien', 'proposée', 'retenue']) {
      await act(other.id, 'avancer', { vers, motif: 'Suite' })
    }
    expect((await withdraw(other.reference ?? '', phone)).statusCode).toBe(409)
  })

  it('come again from whoever has withdrawn, under a new reference', async () => {
    const { api, job, apply, follow } = tools()
    const referenceIn = ({ body, statusCode }: Awaited<ReturnType<typeof apply>>): string => {
      expect(statusCode, body).toBe(200)
      return JSON.parse(body).data.attributes.reference
    }
    const key = { 'idempotency-key': 'awa-sends-and-withdraws' }
    const first = referenceIn(await apply({ ...awa, job }, key))
    await api.send('candidatures/retirer', { reference: first, phone })
    expect(referenceIn(await apply({ ...awa, job }, key))).toBe(first)
    const second = referenceIn(await apply({ ...awa, job }))
    expect(second).not.toBe(first)
    expect((await follow(first)).etat).toBe('retirée')
    expect((await follow(second)).etat).toBe('reçue')
    expect((await apply({ ...awa, job })).statusCode).toBe(409)
  })

  it('that were withdrawn by mistake are taken up by staff, and wait anew', async () => {
    const { api, job, act, apply, recordOf, follow } = tools()
    const reprise = { vers: 'reçue', motif: 'Retirée par erreur' }
    const withdrawn = async (nom: string) => {
      const sent = await apply({ ...awa, nom, job })
      const { reference } = sent.json().data.attributes
      await api.send('candidatures/retirer', { reference, phone })
      return recordOf(reference)
    }
    const { id, reference } = await withdrawn('Mariam Tapsoba')
    expect((await act(id, 'avancer', { ...reprise, motif: '' })).status).toBe(400)
    const two = await Promise.all([act(id, 'avancer', reprise), act(id, 'avancer', reprise)])
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await recordOf(reference ?? '')).toMatchObject({ etat: 'reçue', repondueLe: null })
    const followed = await follow(reference ?? '')
    expect(followed.etat).toBe('reçue')
    expect(followed.etapes).toHaveLength(3)
    // It is her application again: a second one is none, and she may withdraw once more.
    expect((await apply({ ...awa, nom: 'Mariam Tapsoba', job })).statusCode).toBe(409)
    await api.send('candidatures/retirer', { reference, phone })
    expect((await follow(reference ?? '')).etat).toBe('retirée')

    // A second application that came meanwhile stands.
    const first = await withdrawn('Assita Konaté')
    const second = await apply({ ...awa, nom: 'Assita Konaté', job })
    const refused = await act(first.id, 'avancer', reprise)
    expect(refused.status).toBe(409)
    expect(refused.text).toContain(second.json().data.attributes.reference)
  })

  it('that were decided by mistake go back to where they stood, without a letter, and wait for a call', async () => {
    const { office, staff, job, at, act, apply, recordOf, follow, lettersTo } = tools()
    await at(monday('09:00:00'))
    const email = 'reprise@exemple.bf'
    const sent = await apply({ ...awa, nom: 'Bintou Koné', email, job })
    const { id, reference } = await recordOf(sent.json().data.attributes.reference)
    const move = (vers: string, motif = 'Suite') => act(id, 'avancer', { vers, motif })
    const ahead = async () =>
      (await (await staff('agent', 'GET', `candidatures/${id}/bureau`)).json()).suites
    await move('présélection')
    await act(id, 'entretien', { le: '2026-12-03T09:00', motif: 'À rencontrer' })
    await act(id, 'refuser', { motif: 'profil', heures: 1 })
    await at(monday('12:00:00'))
    expect(await sendRefusals(office.payload)).toBe(1)
    expect(await ahead()).toEqual(['entretien'])
    const letters = (await lettersTo(email)).length
    expect((await move('entretien', '')).status).toBe(400)
    expect((await move('reçue')).status).toBe(409)
    expect((await move('entretien', 'Refusée par erreur')).status).toBe(200)
    expect((await move('entretien', 'Refusée par erreur')).status).toBe(409)
    // The letter of the refusal took the interview out of the calendar.
    const undone = await recordOf(reference ?? '')
    expect(undone).toMatchObject({ etat: 'entretien', repondueLe: null, entretienLe: null })
    expect(undone.etapes?.at(-1)).toMatchObject({ de: 'refusée', motif: 'Refusée par erreur' })
    expect((await follow(reference ?? '')).etapes.slice(3)).toMatchObject([
      { titre: 'Candidature non retenue' },
      { titre: 'Candidature reprise' },
    ])
    expect(await lettersTo(email)).toHaveLength(letters)
    expect((await apply({ ...awa, nom: 'Bintou Koné', job })).statusCode).toBe(409)

    await move('proposée')
    await move('retenue')
    expect(await ahead()).toEqual(['proposée'])
    expect((await move('proposée', 'Retenue par erreur')).status).toBe(200)
    expect(await recordOf(reference ?? '')).toMatchObject({ etat: 'proposée', repondueLe: null })
    expect(await lettersTo(email)).toHaveLength(letters + 2)
  })

  it('leave the pool open to whoever was refused there, once the refusal has left', async () => {
    const { office, at, act, apply, recordOf } = tools()
    await at(monday('09:00:00'))
    const leave = () => apply({ ...awa, nom: 'Korotoumou Dao' })
    const { id } = await recordOf((await leave()).json().data.attributes.reference)
    await act(id, 'refuser', { motif: 'profil', heures: 1 })
    expect((await leave()).statusCode).toBe(409)
    await at(monday('12:00:00'))
    await sendRefusals(office.payload)
    const again = await leave()
    expect(again.statusCode, again.body).toBe(200)
    expect((await leave()).statusCode).toBe(409)
    // The new one stands: the old one is not taken up beside it.
    const refused = await act(id, 'avancer', { vers: 'reçue', motif: 'Refusée par erreur' })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain(again.json().data.attributes.reference)
  })

  it('without script are answered by no application that is over', async () => {
    const { office, api, at, act, recordOf, follow } = tools()
    await at(monday('09:00:00'))
    const data = { titre: 'Gardien', cv_facultatif: true, _status: 'published' } as const
    const { id: job } = await office.payload.create({ collection: 'jobs', data })
    const send = () => typedForm(api, { ...awa, job, consentement: 'oui' })
    const reference = async (): Promise<string> => (await send()).json().data.attributes.reference
    const first = await reference()
    expect(await reference()).toBe(first)
    await api.send('candidatures/retirer', { reference: first, phone })
    const second = await reference()
    expect(second).not.toBe(first)
    expect((await follow(second)).etat).toBe('reçue')

    // Until a refusal has left, nothing shows it.
    const { id } = await recordOf(second)
    await act(id, 'refuser', { motif: 'pourvue', heures: 1 })
    expect(await reference()).toBe(second)
    await at(monday('12:00:00'))
    expect(await sendRefusals(office.payload)).toBe(1)
    expect((await send()).statusCode).toBe(409)
  })
}
