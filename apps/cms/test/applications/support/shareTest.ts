import type { CandidateCard } from '@sira/contract/applications/shortlist'
import { expect, it } from 'vitest'
import { pdf } from '../../deposits/support/sentFiles.ts'
import type { Uploads } from '../../deposits/support/uploads.ts'
import { aicha, awa, monday, phone } from './candidates.ts'
import type { InterviewTools } from './interviewTest.ts'

type Tools = InterviewTools & { uploads: Uploads }

const resume = {
  basics: { name: 'Awa', label: 'Vendeuse', phone, email: 'cv@exemple.bf', summary: phone },
  work: [{ name: `Boutique Faso, ${phone}`, position: 'Caissière', startDate: '2021-03' }],
  references: [{ name: 'Paul', reference: phone }],
}

/** Tests of applications, on any database. */
export function shareTest(tools: () => Tools): void {
  it('are shown to their employer by a link that ends, with a file where the candidate agrees', async () => {
    const { office, api, staff, job, at, act, apply, follow, recordOf, lettersTo, uploads } =
      tools()
    await at(monday('09:00:00'))
    const email = 'selection@exemple.bf'
    const sent = async (data: object) => {
      const answer = await apply({ ...data, job })
      return recordOf(answer.json().data.attributes.reference)
    }
    const depots = { cv: await uploads.send(pdf) }
    const reponses = [{ question: 'Pourquoi vous\u00a0?', reponse: 'Je suis Awa Ouédraogo' }]
    const first = await sent({ ...awa, email, cv: resume, reponses, depots })
    const other = await sent(aicha)
    const alone = await sent({ ...aicha, nom: 'Zongo' })
    const make = (candidats: object[], more: object = {}) =>
      staff('agent', 'POST', `partages/offre/${job}`, { candidats, ...more })
    expect((await make([{ candidature: first.id }])).status).toBe(409)
    for (const { id } of [first, other, alone]) {
      await act(id, 'avancer', { vers: 'présélection', motif: 'Bon profil' })
    }
    expect((await make([])).status).toBe(400)
    expect((await make([{ candidature: first.id }], { jours: 31 })).status).toBe(400)
    const made = await make([
      { candidature: other.id, mot: 'Très disponible' },
      { candidature: first.id },
      { candidature: alone.id },
    ])
    expect(made.status).toBe(200)
    const { lien } = await made.json()
    const jeton = lien.split('/selection/')[1]
    const read = (token = jeton) => api.send('partages/lire', { jeton: token })
    const cards = async (): Promise<CandidateCard[]> => {
      const answer = await read()
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
      for (const secret of ['12 34 56', '123456', 'exemple.bf']) {
        expect(answer.body).not.toContain(secret)
      }
      return answer.json().data.attributes.candidats
    }
    expect((await cards()).map(({ nom, mot, fichier }) => [nom, mot, fichier])).toEqual([
      ['Aïcha O.', 'Très disponible', false],
      ['Awa O.', '', false],
      ['Z.', '', false],
    ])
    expect((await cards())[1]).toMatchObject({
      reponses: [],
      metier: 'Vendeuse',
      experience: [{ quoi: 'Caissière', chez: 'Boutique Faso, …', debut: '2021-03', fin: '' }],
    })
    expect((await read(`${jeton}x`)).statusCode).toBe(404)

    // The candidate is asked once, and answers by the follow-up; who has no e-mail is called.
    expect((await lettersTo(email)).at(-1)).toBe('L’employeur peut-il lire votre CV\u00a0?')
    const reference = first.reference ?? ''
    expect(await follow(reference)).toMatchObject({ accord: 'demandé' })
    const file = () => api.send('partages/fichier', { jeton, candidat: first.id })
    expect((await file()).statusCode).toBe(404)
    const reply = (data: object) => api.send('candidatures/accord', { reference, phone, ...data })
    expect((await reply({ reponse: 'accordé', phone: '70 99 99 99' })).statusCode).toBe(404)
    expect((await reply({ reponse: 'accordé' })).statusCode).toBe(200)
    expect((await cards())[1]).toMatchObject({ nom: awa.nom, fichier: true, reponses })
    await act(alone.id, 'refuser', { motif: 'profil' })
    await api.send('candidatures/retirer', { reference: alone.reference, phone })
    const saved = await file()
    expect([saved.statusCode, saved.rawPayload]).toEqual([200, pdf])
    expect(saved.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
    })
    expect((await reply({ reponse: 'refusé' })).statusCode).toBe(200)
    expect((await file()).statusCode).toBe(404)
    const spoken = { reponse: 'accordé', mot: 'Oui, au téléphone' }
    expect((await act(other.id, 'accord', spoken)).status).toBe(200)
    expect((await cards())[0]).toMatchObject({ nom: aicha.nom, fichier: false })

    // A refusal that waits changes nothing; who withdraws is gone at once.
    await act(first.id, 'refuser', { motif: 'profil' })
    expect(await cards()).toHaveLength(2)
    await api.send('candidatures/retirer', { reference, phone })
    expect((await cards()).map(({ candidat }) => candidat)).toEqual([other.id])
    expect((await reply({ reponse: 'accordé' })).statusCode).toBe(409)

    const board = `partages/offre/${job}`
    for (const role of ['editor', 'cashier', null] as const) {
      for (const method of ['GET', 'POST'] as const) {
        expect([401, 403]).toContain((await staff(role, method, board)).status)
      }
    }
    const listed = async () => (await (await staff('agent', 'GET', board)).json()).partages
    const [line] = await listed()
    expect(line).toMatchObject({ candidats: 3, vues: 6, estOuverte: true })
    expect(
      JSON.stringify([line, await (await staff('agent', 'GET', 'partages')).json()]),
    ).not.toContain(jeton)
    expect((await staff('agent', 'POST', `partages/${line.id}/finir`, {})).status).toBe(200)
    expect((await read()).statusCode).toBe(404)
    expect((await listed())[0].estOuverte).toBe(false)

    // One that nobody stops ends by itself, and its candidate leaves it when erased.
    const again = await make([{ candidature: other.id }], { jours: 1 })
    const token = (await again.json()).lien.split('/selection/')[1]
    expect((await read(token)).statusCode).toBe(200)
    // Nobody finds the board of an offer that is not published: its link shows nothing.
    const publish = (_status: 'draft' | 'published') =>
      office.payload.update({ collection: 'jobs', id: job, data: { _status } })
    await publish('draft')
    expect((await read(token)).statusCode).toBe(404)
    await publish('published')
    expect((await read(token)).statusCode).toBe(200)
    await at(new Date('2026-12-01T10:00:00Z'))
    expect((await read(token)).statusCode).toBe(404)
    const who = `erasures/person/export?who=${email}`
    const handed = await (await staff('administrator', 'GET', who)).text()
    expect(handed).toContain('presenteeAuxEmployeurs')
    const erased = await staff('administrator', 'POST', 'erasures/person/erase', { who: email })
    expect(erased.status, await erased.text()).toBe(200)
    const shares = await office.payload.find({ collection: 'partages', depth: 0 })
    const named = shares.docs.flatMap(({ candidats }) => candidats ?? [])
    expect(named.map(({ candidature }) => candidature)).not.toContain(first.id)
  })
}
