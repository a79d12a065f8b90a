import type { PayloadRequest } from 'payload'
import { emptyLog } from '../../database/sqlite/emptyLog.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { erasePerson, type Kept } from '../../dossiers/person/erasePerson.ts'
import { fingerprint } from '../../dossiers/person/fingerprint.ts'
import { personRecords } from '../../dossiers/person/personRecords.ts'
import { endSessions, type OwnSession } from '../sessions/ownSession.ts'
import { recordsOf } from '../whose.ts'

/** Erases what is kept of who asks, but for what the law keeps; his sessions end with it. */
export async function eraseOwn({ session, whose }: OwnSession, req: PayloadRequest): Promise<Kept> {
  const { payload } = req
  const { person } = whose
  // The letters about what is found, too, where an address is his alone.
  const found = 'email' in person ? await personRecords(person, req) : await recordsOf(whose, req)
  const kept = await withinTransaction(req, async () => {
    req.context.notedAsOne = true
    const done = await erasePerson(found, req)
    const count = done.erased.reduce((sum, { records }) => sum + records.length, 0)
    await payload.create({
      collection: 'erasures',
      data: {
        by: 'La personne elle-même, depuis son espace',
        what: `Fiches\u00a0: ${count}, gardées\u00a0: ${done.kept.accounts + done.kept.underWay}`,
        fingerprint: fingerprint(person, payload.secret),
      },
      depth: 0,
      req,
    })
    return done.kept
  })
  await endSessions(session, 'all', payload)
  await emptyLog(payload)
  return kept
}
