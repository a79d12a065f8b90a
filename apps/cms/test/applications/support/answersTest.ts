import { expect, it } from 'vitest'
import { fillProfiles } from '../../../src/applications/receive/fillProfiles.ts'
import { awa } from './candidates.ts'
import type { InterviewTools } from './interviewTest.ts'
import { typedForm } from './typedForm.ts'

type Tools = Pick<InterviewTools, 'office' | 'api' | 'staff' | 'apply' | 'recordOf'>

/** Tests of applications, on any database. */
export function answersTest(tools: () => Tools): void {
  it('answer the questions of their employer, in fields or as a list, and staff read them', async () => {
    const { office, api, staff, apply, recordOf } = tools()
    const questions = 'Avez-vous le permis B\u00a0?\n\nQuand êtes-vous libre\u00a0?'
    const data = { titre: 'Chauffeur', questions, _status: 'published' } as const
    const { id: job, slug } = await office.payload.create({ collection: 'jobs', data })
    const asked = await api.ask({ url: `/api/jobs?filters[slug][$eq]=${slug}` })
    expect(asked.json().data[0].attributes.questions).toBe(questions)
    const [first, second] = ['Avez-vous le permis B\u00a0?', 'Quand êtes-vous libre\u00a0?']
    const fields = {
      'question-0': first,
      'reponse-0': 'Oui',
      'question-1': second,
      'reponse-1': '',
    }
    const list = { reponses: [{ question: second, reponse: 'Demain' }] }
    const answersOf = async (sent: object) => {
      const answer = await apply({ ...awa, ...sent, job })
      expect(answer.statusCode, answer.body).toBe(200)
      const { id } = await recordOf(answer.json().data.attributes.reference)
      return (await (await staff('agent', 'GET', `candidatures/${id}/bureau`)).json()).reponses
    }
    expect(await answersOf(fields)).toEqual([{ question: first, reponse: 'Oui' }])
    expect(await answersOf({ ...list, nom: 'Salif Sow' })).toEqual(list.reponses)
    expect(await answersOf({ nom: 'Paul Zongo' })).toEqual([])
  })

  it('bring the file of a CV with a form, unless the employer does without', async () => {
    const { office, api, recordOf } = tools()
    const typed = async (titre: string, cv_facultatif: boolean) => {
      const data = { titre, cv_facultatif, _status: 'published' } as const
      const { id } = await office.payload.create({ collection: 'jobs', data })
      return typedForm(api, { ...awa, nom: 'Habibou Sana', job: id, consentement: 'oui' })
    }
    const refused = await typed('Caissier', false)
    expect([refused.statusCode, refused.json().error.details.errors[0].path]).toEqual([400, ['cv']])
    const taken = await typed('Manœuvre', true)
    expect(taken.statusCode, taken.body).toBe(200)
    const { intitule, cvNom } = await recordOf(taken.json().data.attributes.reference)
    expect([intitule, cvNom ?? null]).toEqual(['Manœuvre', null])
    const url = '/api/jobs?filters[titre][$eq]=Manœuvre'
    const [offer] = (await api.ask({ url: encodeURI(url) })).json().data
    expect(offer.attributes.cv_facultatif).toBe(true)
  })

  it('are found in the pool by trade, town and skill, until their consent ends', async () => {
    const { office, staff, apply, recordOf } = tools()
    const basics = { label: 'Soudeuse', location: { city: 'Koudougou' } }
    const cv = { basics, skills: [{ name: 'Arc électrique' }] }
    const sent = await apply({ ...awa, nom: 'Adjara Nikiéma', cv, message: 'Libre en mars' })
    const { id, reference, updatedAt } = await recordOf(sent.json().data.attributes.reference)
    const found = async (words?: string | null) => {
      const pool = `where[searchText][like]=${encodeURIComponent(words ?? '')}&where[offre][exists]=false`
      const { docs } = await (await staff('agent', 'GET', `candidatures?${pool}&depth=0`)).json()
      return docs.map((one: { reference: string }) => one.reference)
    }
    // One that came before there were profiles.
    const older = { profil: null, searchText: 'adjara', updatedAt }
    await office.payload.db.updateOne({ collection: 'candidatures', id, data: older })
    expect(await found('soudeuse')).toEqual([])
    await fillProfiles(office.payload)
    expect((await recordOf(reference ?? '')).updatedAt).toBe(updatedAt)
    for (const words of [
      reference,
      'soudeuse',
      'KOUDOUGOU',
      'electrique',
      'soudeuse koudougou',
      'en mars',
    ]) {
      expect(await found(words), words ?? '').toEqual([reference])
    }
    expect(await found('soudeuse kaya')).toEqual([])
    // The page's own form sends it as text beside its PDF; staff read it drawn.
    const typed = { cvEcrit: JSON.stringify({ ...cv, basics: { label: 'Puisatière' } }) }
    const page = await apply({ ...awa, nom: 'Korotimi Sanou', ...typed })
    const own = await recordOf(page.json().data.attributes.reference)
    expect(await found('puisatiere')).toEqual([own.reference])
    const ofPage = await (await staff('agent', 'GET', `candidatures/${own.id}/bureau`)).json()
    expect(ofPage).toMatchObject({ fichiers: [], cvEcrit: true })
    const drawn = await staff('agent', 'GET', `candidatures/${own.id}/fichier/ecrit`)
    expect(drawn.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(await drawn.text()).toMatch(/^%PDF/)
    expect((await staff('cashier', 'GET', `candidatures/${own.id}/fichier/ecrit`)).status).toBe(403)
    const desk = await (await staff('agent', 'GET', `candidatures/${id}/bureau`)).json()
    const years = Number(desk.jusquau.slice(0, 4)) - new Date().getUTCFullYear()
    expect(years).toBe(2)
  })
}
