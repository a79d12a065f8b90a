import { createLocalReq, type Payload } from 'payload'
import { isInboxStaff } from '../../access/inboxStaff.ts'
import { lockRecord } from '../../database/records/lockRecord.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { publicUrl } from '../../environment/publicUrl.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { queueEmail } from '../../mail/queuedEmail.ts'
import type { User } from '../../payload-types.ts'
import { dueFiles, seenToBy } from './dueFiles.ts'
import { dayNow } from './dueWords.ts'
import { reminderLetter } from './reminderLetter.ts'

/** Writes one letter a day to each member of staff with due files; gives the number of letters. */
export async function remindStaff(payload: Payload, now: Date): Promise<number> {
  const { docs } = await payload.find({ collection: 'users', pagination: false, depth: 0 })
  let written = 0
  for (const person of docs.filter(isInboxStaff)) {
    try {
      if (await remind(person, payload, now)) written += 1
    } catch (error) {
      // A letter that fails must not stop the others.
      payload.logger.error({ err: error, person: person.id }, 'un rappel n’a pas pu être écrit')
    }
  }
  return written
}

async function remind(person: User, payload: Payload, now: Date): Promise<boolean> {
  const user = { ...person, collection: 'users' } as const
  const { files, total } = await dueFiles(seenToBy(person.id), now, { payload, user })
  const due = files.flatMap((file) => (file.due === null ? [] : [{ ...file, due: file.due }]))
  if (due.length === 0) return false
  const req = await createLocalReq({}, payload)
  return withinTransaction(req, async () => {
    // The day and the person name the letter, so that a restarted program finds it.
    const messageId = `reminder-${dayNow(now)}-${person.id}`
    await lockRecord('emails', messageId, req)
    const where = { messageId: { equals: messageId } }
    if ((await payload.count({ collection: 'emails', where, req })).totalDocs > 0) return false
    const { brand } = await mailIdentity(payload, req)
    const letter = reminderLetter(
      person.nom || person.email,
      { due, total },
      now,
      publicUrl(payload),
    )
    await queueEmail({ kind: 'reminder', to: person.email, letter, brand, messageId }, req)
    return true
  })
}
