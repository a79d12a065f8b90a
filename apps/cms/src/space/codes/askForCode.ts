import type { Locale } from '@sira/contract/locales'
import { createLocalReq, type Payload } from 'payload'
import { mailQueue } from '../../database/mailQueue.ts'
import { takeTurn } from '../../database/records/recipientTurns.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { addressOf } from '../../dossiers/person/askedPerson.ts'
import { personMark } from '../hashes.ts'
import { recordsOf } from '../whose.ts'
import { codesADay, newRow } from './codeRows.ts'

/**
 * Asks for a code by e-mail: the same work and the same answer for an address that nobody knows, to
 * which nothing is sent. False where the address has had its codes of a day. What waits names a record
 * by its number: work that fails stays, and must hold no address.
 */
export async function askForCode(
  email: string,
  locale: Locale,
  payload: Payload,
): Promise<boolean> {
  const person = { email }
  if (!(await takeTurn(codesADay, addressOf(person), payload))) return false
  const req = await createLocalReq({}, payload)
  const [known] = (await recordsOf({ person, name: undefined }, req)).flatMap(({ kind, records }) =>
    records.map(({ id }) => ({ collection: kind.slug, id })),
  )
  await withinTransaction(req, async () => {
    const row = await newRow({ personne: personMark(person, payload) }, req)
    const { collection = '', id = 0 } = known ?? {}
    const input = { row, collection, record: id, locale }
    await payload.jobs.queue({ task: 'sendSpaceCode', queue: mailQueue, input, req })
  })
  return true
}
