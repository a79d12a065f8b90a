import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { withinTransaction } from '../../src/database/transactions/withinTransaction.ts'
import { issueAttestation } from '../../src/enrolments/attestations/issueAttestation.ts'
import type { Enrolment } from '../../src/payload-types.ts'
import { dayFrom } from '../../src/seed/dayFrom.ts'
import { fileFoldersOf } from '../../src/store/fileFoldersOf.ts'
import type { CertificateDesk } from './certificateFiles.ts'

const step = { by: 'personnel', who: 'Fatou', why: 'Présence suffisante' } as const

/** One certificate of one seat, once its session is over, whatever happens to the work that issues it. */
export function issuedOnce({ school, held, marksOf, mark, deliver, ...desk }: CertificateDesk) {
  it('is issued once by work that breaks off, is begun anew, and is done twice at once', async () => {
    const { session, seats } = await held(['Awa Sow', 'Issa'])
    await mark(session, marksOf(seats, true))
    const [awa, issa] = seats as [Enrolment, Enrolment]
    const { payload } = school().shop.office
    const own = () => createLocalReq({}, payload)
    const issue = async (seat: Enrolment, req = own()) =>
      issueAttestation({ seat, nom: seat.nom ?? '' }, step, await req)
    const files = async () => {
      let count = 0
      for await (const _ of fileFoldersOf(payload).privateFiles.list()) count += 1
      return count
    }
    const before = await files()

    // It breaks off before its commit: nothing of it is left, the file neither.
    const req = await own()
    const broken = withinTransaction(req, async () => {
      await issue(awa, Promise.resolve(req))
      throw new Error('The machine stops')
    })
    await expect(broken).rejects.toThrow('The machine stops')
    expect(await desk.certificates(session)).toEqual([])
    await expect.poll(files).toBe(before)

    // It was moved while its paper was drawn, which names the session that it left.
    const other = await school().session(5)
    const sitIn = (id: number) =>
      payload.db.updateOne({ collection: 'inscriptions', id: awa.id, data: { session: id } })
    await sitIn(other)
    expect(await issue(awa)).toBeUndefined()
    await sitIn(session)

    const twice = await Promise.all([issue(awa), issue(awa)])
    expect(twice.filter(Boolean)).toHaveLength(1)
    expect(await issue(awa)).toBeUndefined()
    await Promise.all([deliver(session), deliver(session), issue(issa)])
    expect(await desk.certificates(session)).toMatchObject([
      { inscription: awa.id, version: 1 },
      { inscription: issa.id, version: 1 },
    ])
    await expect.poll(files).toBe(before + 2)
    // Of the same customer, who is told once.
    const where = {
      'about.value': { in: [awa.id, issa.id] },
      subject: { contains: 'attestation' },
    }
    expect((await payload.count({ collection: 'emails', where })).totalDocs).toBe(1)
  })

  it('is not issued before the last half day is over, were everybody marked present', async () => {
    const { session, seats } = await held(['Awa'])
    const { payload } = school().shop.office
    const [today, tomorrow] = [0, 1].map((days) => dayFrom(new Date(), days))
    // The whole of this day, so that its last half day is never over.
    const whole = { debut: `${today}T00:00:00.000Z`, fin: `${tomorrow}T00:00:00.000Z` }
    const data = { ...whole, heuresParJour: 24 }
    await payload.db.updateOne({ collection: 'sessions', id: session, data })
    const [seat] = seats as [Enrolment]
    const marks = ['matin', 'apres_midi'].map((half) => {
      const about = { inscription: seat.reference, demiJournee: `${today}-${half}` }
      const cle = `${about.inscription}:${about.demiJournee}:1`
      return { ...about, cle, present: true, marqueLe: whole.debut }
    })
    const marked = await (await mark(session, marks)).json()
    expect(marked.attendants).toMatchObject([{ isEnough: true }])
    const refused = await deliver(session)
    expect(refused.status).toBe(409)
    expect(JSON.stringify(await refused.json())).toContain('attendez sa fin, le ')
    expect(await desk.certificates(session)).toEqual([])
  })
}
