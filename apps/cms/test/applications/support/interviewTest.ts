import type { FollowUp } from '@sira/contract/dossiers/followUp'
import { expect, it } from 'vitest'
import { sendRefusals } from '../../../src/applications/refusal/sendRefusals.ts'
import { attachedFiles } from '../../../src/mail/outgoing/attachedFiles.ts'
import type { Application } from '../../../src/payload-types.ts'
import { readPrivate } from '../../../src/store/privateFiles/privateFiles.ts'
import type { OpenPayload } from '../../back-office/openPayload.ts'
import type { FormApi } from '../../inbox/support/formApi.ts'
import type { StaffCall } from '../../inbox/support/staff.ts'
import { aicha, awa, monday, phone } from './candidates.ts'

export interface InterviewTools {
  office: OpenPayload
  api: FormApi
  staff: StaffCall
  job: number
  at(now: Date): Promise<void>
  act(id: number, path: string, given?: object): Promise<{ status: number; text: string }>
  apply(data: object, headers?: Record<string, string>): ReturnType<FormApi['send']>
  follow(reference: string): Promise<FollowUp>
  recordOf(reference: string): Promise<Application>
  lettersTo(to: string): Promise<string[]>
}

/** Tests of applications, on any database. */
export function interviewTest(tools: () => InterviewTools): void {
  it('are told of an interview, of its move and its end, and answer it once it is theirs', async () => {
    const { office, api, staff, job, at, act, apply, follow, recordOf, lettersTo } = tools()
    await at(monday('09:00:00'))
    const email = 'entretien@exemple.bf'
    const reference = (await apply({ ...awa, job, email })).json().data.attributes.reference
    const { id } = await recordOf(reference)
    const plan = (le: string, more: object = {}) => act(id, 'entretien', { le, ...more })
    const calendars = async () => {
      const { docs } = await office.payload.find({
        collection: 'attachments',
        where: { 'email.to': { equals: email } },
        sort: 'id',
        depth: 0,
      })
      return Promise.all(
        docs.map(async ({ file }) => String(await readPrivate(file ?? '', office.payload))),
      )
    }
    const why = { motif: 'À rencontrer', lieu: 'Siège; salle 2', message: 'Venez à l’heure' }
    expect((await plan('2026-12-03T09:00', why)).status).toBe(409)
    await act(id, 'avancer', { vers: 'présélection', motif: 'Bon profil' })
    expect((await plan('2026-11-29T09:00', why)).status).toBe(400)
    // A Sunday night, which somebody may mean.
    const night = await plan('2026-12-06T23:30', why)
    expect([night.status, night.text]).toEqual([400, expect.stringContaining('nous sommes fermés')])
    expect((await plan('2026-12-03T09:00', { ...why, de: 'présélection' })).status).toBe(200)
    // Somebody who still sees it in the column of before.
    for (const [path, given] of [
      ['avancer', { vers: 'présélection', motif: 'Bon profil' }],
      ['refuser', { motif: 'profil' }],
      ['entretien', { le: '2026-12-03T10:00', motif: 'À rencontrer' }],
    ] as const) {
      const second = await act(id, path, { ...given, de: 'reçue' })
      expect(second.status).toBe(409)
      expect(second.text).toMatch(
        /est maintenant «.Entretien.».: quelqu’un est passé avant vous \(.+\)/,
      )
    }
    const first = '2026-12-03T09:00:00.000Z'
    const shown = await follow(reference)
    expect(shown).toMatchObject({ etat: 'entretien', entretien: { le: first, reponse: null } })
    expect(shown.aFaire).toContain('Siège; salle 2')
    expect(shown.etapes.at(-1)?.message).toBe('Venez à l’heure')

    const reply = (data: object) =>
      api.send('candidatures/entretien', { reference, phone, pour: first, ...data })
    expect((await reply({ reponse: 'vient', phone: '70 99 99 99' })).statusCode).toBe(404)
    expect((await reply({ reponse: 'peut-être' })).statusCode).toBe(400)
    expect((await reply({ reponse: 'vient' })).statusCode).toBe(200)
    expect((await follow(reference)).entretien).toEqual({ le: first, reponse: 'vient' })

    expect((await plan('2026-12-04T20:30', { horsHeures: 'oui' })).status).toBe(200)
    // An answer to the day before is none.
    expect((await reply({ reponse: 'vient' })).statusCode).toBe(409)
    const second = { pour: '2026-12-04T20:30:00.000Z', reponse: 'absent' }
    expect((await recordOf(reference)).repondueLe).not.toBeNull()
    expect((await reply(second)).statusCode).toBe(200)
    // A candidate who cannot come waits for staff again.
    expect((await recordOf(reference)).repondueLe).toBeNull()
    const desk = await (await staff('agent', 'GET', `candidatures/${id}/bureau`)).json()
    expect(desk.entretien).toMatchObject({ lieu: null, reponse: 'absent', whatsapp: null })

    expect((await act(id, 'entretien-annule')).status).toBe(200)
    expect((await act(id, 'entretien-annule')).status).toBe(409)
    expect((await reply(second)).statusCode).toBe(409)
    expect(await follow(reference)).not.toHaveProperty('entretien')
    expect((await plan('2026-12-07T08:00')).status).toBe(200)
    const sent = (await calendars()).map((text) => [
      /UID:candidature-(\d+)@/.exec(text)?.[1],
      /SEQUENCE:(\d+)/.exec(text)?.[1],
      /DTSTART:(\w+)/.exec(text)?.[1],
      /STATUS:(\w+)/.exec(text)?.[1],
    ])
    expect(sent).toEqual([
      [String(id), '0', '20261203T090000Z', 'CONFIRMED'],
      [String(id), '1', '20261204T203000Z', 'CONFIRMED'],
      [String(id), '2', '20261204T203000Z', 'CANCELLED'],
      [String(id), '3', '20261207T080000Z', 'CONFIRMED'],
    ])
    const { docs: letters } = await office.payload.find({
      collection: 'emails',
      where: { to: { equals: email } },
      sort: 'id',
      depth: 0,
    })
    // They leave with their letters, not beside them.
    const leaving = await Promise.all(letters.map((one) => attachedFiles(one, office.payload)))
    expect(leaving.flatMap(({ attachments = [] }) => attachments)).toMatchObject(
      sent.map(() => ({
        filename: 'entretien.ics',
        contentType: expect.stringMatching(/^text\/calendar/),
      })),
    )
    expect((await lettersTo(email)).slice(2)).toEqual([
      'Vous êtes attendu à un entretien',
      'Votre entretien change',
      'Votre entretien est annulé',
      'Vous êtes attendu à un entretien',
    ])

    // A refusal that waits shows the interview as before, and takes it out of the calendar as it leaves.
    expect((await act(id, 'refuser', { motif: 'pourvue', heures: 1 })).status).toBe(200)
    expect((await plan('2026-12-08T08:00')).status).toBe(409)
    expect(await follow(reference)).toMatchObject({ etat: 'entretien', entretien: {} })
    await at(new Date('2026-12-01T10:00:00Z'))
    expect(await sendRefusals(office.payload)).toBe(1)
    expect((await calendars()).at(-1)).toMatch(/SEQUENCE:4\r\n[\s\S]*STATUS:CANCELLED/)
    expect(await follow(reference)).not.toHaveProperty('entretien')

    // Of an application that has moved on it is shown, and cancelled, all the same.
    const nom = 'Fanta Sidibé'
    const on = await recordOf(
      (await apply({ ...awa, nom, job, email })).json().data.attributes.reference,
    )
    await act(on.id, 'avancer', { vers: 'présélection', motif: 'Bon profil' })
    await act(on.id, 'entretien', { le: '2026-12-03T09:00', motif: 'À rencontrer' })
    await act(on.id, 'avancer', { vers: 'proposée', motif: 'Proposée' })
    await staff('agent', 'POST', `partages/offre/${job}`, { candidats: [{ candidature: on.id }] })
    const ahead = await follow(on.reference ?? '')
    expect(ahead).toMatchObject({ etat: 'proposée', entretien: { le: first } })
    // Both are to do: the interview, and the answer to the employer's question.
    expect(ahead.aFaire).toMatch(/^Entretien le .* lire votre nom complet/)
    const shownTo = async () =>
      (await (await staff('agent', 'GET', `candidatures/${on.id}/bureau`)).json()).entretien
    expect(await shownTo()).toMatchObject({ le: first })
    expect((await act(on.id, 'entretien-annule')).status).toBe(200)
    expect((await calendars()).at(-1)).toMatch(/SEQUENCE:1\r\n[\s\S]*STATUS:CANCELLED/)
    expect([await shownTo(), (await recordOf(on.reference ?? '')).etat]).toEqual([null, 'proposée'])
    expect((await act(on.id, 'entretien-annule')).status).toBe(409)

    const other = await recordOf((await apply({ ...aicha, job })).json().data.attributes.reference)
    await act(other.id, 'avancer', { vers: 'présélection', motif: 'Bon profil' })
    await act(other.id, 'appel', { mot: 'Présélection annoncée' })
    const day = { le: '2026-12-03T09:00', motif: 'À rencontrer' }
    expect((await act(other.id, 'entretien', day)).text).toContain('appelez le candidat')
    expect((await recordOf(other.reference ?? '')).repondueLe).toBeNull()
    const told = await (await staff('agent', 'GET', `candidatures/${other.id}/bureau`)).json()
    expect(told.entretien.whatsapp).toMatchObject({
      phone: '+22670123456',
      text: expect.stringContaining(other.reference ?? ''),
    })
  })
}
