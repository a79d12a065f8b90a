import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createLocalReq } from 'payload'
import PostalMime, { type Email } from 'postal-mime'
import { replyBoxOf } from '../../../src/environment/replyBoxOf.ts'
import type { ReplyBox } from '../../../src/environment/replyBoxSettings.ts'
import { readBox } from '../../../src/messages/replies/mailbox/readBox.ts'
import { openPayload } from '../../back-office/openPayload.ts'
import { readableHistory } from '../../support/readableHistory.ts'
import { hireStaff } from './staff.ts'
import type { TestMailbox } from './testMailbox.ts'

/** Where the answer to a letter of ours goes, and what it names. */
export interface SentLetter {
  to: string
  messageId: string
}

/** A back office that reads a mailbox, when it is told to. */
export async function openReplyOffice(mailbox: TestMailbox) {
  const office = await openPayload({ settings: { IMAP_URL: mailbox.url } })
  const { payload, folder } = office
  const call = await hireStaff(office)
  const box = replyBoxOf(payload) as ReplyBox

  /** The letter of staff that left last, as its file says it. */
  async function sent(): Promise<SentLetter> {
    await payload.jobs.run({ queue: 'mail', limit: 100, silent: true })
    const files = readdirSync(join(folder, 'mail')).map((name) => join(folder, 'mail', name))
    const letters = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(file))))
    for (const file of files) rmSync(file)
    const letter = letters.find((one) => !isOfProgram(one))
    return { to: letter?.replyTo?.[0]?.address ?? '', messageId: letter?.messageId ?? '' }
  }

  // The folder of letters stands for a mail server: what is written there has left.
  Object.assign(payload.config.custom ?? {}, { sendsMail: true })
  return {
    ...office,
    call,
    box,
    sent,
    look: () => readBox(box, payload),
    /** What somebody wrote to us. */
    async receive(data: object = {}) {
      const given = { name: 'Awa', email: 'awa@exemple.bf', message: 'Quel prix ?', ...data }
      return (await payload.create({ collection: 'contacts', data: given })).id
    },
    /** Staff write from the record. */
    async answered(id: number): Promise<SentLetter> {
      const { updatedAt } = await payload.findByID({ collection: 'contacts', id })
      const answer = { key: crypto.randomUUID(), seen: updatedAt, subject: 'Offre', text: 'Voici.' }
      const answering = await call('agent', 'POST', `contacts/${id}/answer`, answer)
      if (answering.status !== 200) throw new Error(await answering.text())
      return sent()
    },
    async read(id: number) {
      const found = await payload.findByID({ collection: 'contacts', id, trash: true })
      const steps = readableHistory(found.history)
      return { ...found, lines: steps.filter(({ lettre }) => lettre !== undefined) }
    },
    async replies() {
      const where = { kind: { equals: 'reply' } }
      return (await payload.find({ collection: 'emails', where, pagination: false })).docs
    },
    async asAgent() {
      const where = { email: { equals: 'agent@sira.example' } }
      const [agent] = (await payload.find({ collection: 'users', where })).docs
      if (agent === undefined) throw new Error('Nobody is agent.')
      return createLocalReq({ user: { ...agent, collection: 'users' } }, payload)
    },
  }
}

function isOfProgram({ headers }: Email): boolean {
  return headers.some(({ key }) => key === 'auto-submitted')
}
