import { expect, it } from 'vitest'
import { aicha, awa } from './candidates.ts'
import type { InterviewTools } from './interviewTest.ts'

type Tools = Pick<InterviewTools, 'office' | 'staff' | 'act' | 'apply' | 'recordOf'>

/** Tests of applications, on any database. */
export function yearsTest(tools: () => Tools): void {
  it('are counted by year and domain, with the offers and those who were taken', async () => {
    const { office, staff, act, apply, recordOf } = tools()
    const nom = 'Agriculture'
    const domain = { collection: 'jobdomains', data: { nom } } as const
    const { id: jobdomain } = await office.payload.create(domain)
    const dated = { date_publication: '2025-03-01', jobdomain, _status: 'published' } as const
    const offer = { collection: 'jobs', data: { titre: 'Technicien', ...dated } } as const
    const { id: job } = await office.payload.create(offer)
    const sent = await apply({ ...awa, job })
    const { id, createdAt } = await recordOf(sent.json().data.attributes.reference)
    expect((await apply({ ...aicha, job })).statusCode).toBe(200)
    for (const vers of ['présélection', 'entretien', 'proposée', 'retenue']) {
      await act(id, 'avancer', { vers, motif: 'Suite' })
    }
    const file = await staff('agent', 'GET', 'candidatures/statistiques?format=csv')
    const written = await file.text()
    expect([file.status, written]).toEqual([200, expect.stringContaining(nom)])
    const lines = written.split('\r\n').filter((line) => line.includes(nom))
    const year = createdAt.slice(0, 4)
    expect(lines).toEqual([`"${year}";"${nom}";"0";"2";"1"`, `"2025";"${nom}";"1";"0";"0"`])
    for (const role of ['editor', 'cashier', null] as const) {
      const { status } = await staff(role, 'GET', 'candidatures/statistiques')
      expect([401, 403]).toContain(status)
    }
  })
}
