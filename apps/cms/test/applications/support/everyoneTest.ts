import { expect, it } from 'vitest'
import { sendRefusals } from '../../../src/applications/refusal/sendRefusals.ts'
import { awa, monday } from './candidates.ts'
import type { InterviewTools } from './interviewTest.ts'

type Tools = Pick<InterviewTools, 'office' | 'job' | 'at' | 'act' | 'apply'>

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
}
