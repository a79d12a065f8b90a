import { formHeaders, shortestFillingIn } from '@sira/contract/forms/envelope'
import { expect, it } from 'vitest'
import type { Board } from '../../../src/applications/desk/applicationBoard.ts'
import { sendRefusals } from '../../../src/applications/refusal/sendRefusals.ts'
import { eraseExpired } from '../../../src/dossiers/retention/eraseExpired.ts'
import { awa, monday } from './candidates.ts'
import type { InterviewTools } from './interviewTest.ts'

type Tools = Pick<InterviewTools, 'office' | 'job' | 'at' | 'act' | 'apply' | 'recordOf' | 'staff'>

const candidates = 200

/** Tests of applications, on any database. */
export function everyoneTest(tools: () => Tools): void {
  it('of two hundred to one offer are all answered but the one without an e-mail, who waits for a call', async () => {
    const { office, job, at, act, apply } = tools()
    await at(monday('09:00:00'))
    for (let number = 0; number < candidates; number += 1) {
      const email = number === 0 ? {} : { email: `candidat.${number}@exemple.bf` }
      const sent = await apply({ ...awa, nom: `Candidat ${number}`, ...email, job })
      expect(sent.statusCode).toBe(200)
    }
    const refusal = { refusMotif: 'pourvue', refusLe: monday('10:00:00').toISOString() } as const
    await office.payload.update({
      collection: 'candidatures',
      where: { offre: { equals: job } },
      data: refusal,
      depth: 0,
    })
    const where = (more: object) => ({ offre: { equals: job }, ...more })
    const count = async (more: object) =>
      (await office.payload.count({ collection: 'candidatures', where: where(more) })).totalDocs
    await at(monday('11:00:00'))
    let sent = 0
    for (let last = -1; last !== 0; sent += last) last = await sendRefusals(office.payload)
    expect(sent).toBe(candidates)
    const told = { kind: { equals: 'application' }, to: { like: 'candidat.' } }
    const letters = await office.payload.count({ collection: 'emails', where: told })
    expect(letters.totalDocs).toBe(candidates - 1)
    const unanswered = where({ repondueLe: { exists: false } })
    const left = await office.payload.find({ collection: 'candidatures', where: unanswered })
    expect(left.docs.map(({ nom }) => nom)).toEqual(['Candidat 0'])
    expect((await act(left.docs[0]?.id ?? 0, 'appel', { mot: 'Réponse donnée' })).status).toBe(200)
    expect(await count({ repondueLe: { exists: false } })).toBe(0)
  }, 180_000)

  it('of people who looked like a program are kept as others once staff have seen to them', async () => {
    const { office, job, at, act, apply, recordOf, staff } = tools()
    await at(monday('09:00:00'))
    const fast = { [formHeaders.filledIn]: String(shortestFillingIn - 1) }
    const sent = async (nom: string) => {
      const answer = await apply({ ...awa, nom, job }, fast)
      return recordOf(answer.json().data.attributes.reference)
    }
    const [moved, called, left] = [await sent('Moussa'), await sent('Issa'), await sent('Robot')]
    await act(moved.id, 'avancer', { vers: 'présélection', motif: 'Bon profil' })
    await act(called.id, 'appel', { mot: 'Dossier complet' })
    const board = await (await staff('agent', 'GET', `candidatures/tableau?offre=${job}`)).json()
    const marked = board.colonnes.flatMap(({ cartes }: Board['colonnes'][0]) =>
      cartes.flatMap(({ nom, suspecte }) => (suspecte ? [nom] : [])),
    )
    expect(marked).toEqual(['Robot'])
    // Without an e-mail, whoever was moved waits for a call, and is counted with those who wait.
    expect(await recordOf(moved.reference ?? '')).toMatchObject({
      suspicion: null,
      repondueLe: null,
    })
    await eraseExpired(office.payload, new Date('2027-01-15T03:00:00Z'))
    const names = [moved, called, left].map(async ({ reference }) => {
      return (await recordOf(reference ?? '')).nom
    })
    expect(await Promise.all(names)).toEqual(['Moussa', 'Issa', null])
  })
}
