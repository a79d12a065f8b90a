import { afterAll, beforeAll, describe } from 'vitest'
import { openReplyOffice } from './replyOffice.ts'
import { startTestMailbox, type TestMailbox } from './testMailbox.ts'

type ReplyOffice = Awaited<ReturnType<typeof openReplyOffice>>

/** Tests of a back office that reads a mailbox; left out where there is no mail server. */
export async function describeReplies(
  what: string,
  tests: (office: ReplyOffice, mailbox: TestMailbox) => void,
): Promise<void> {
  const mailbox = await startTestMailbox()
  if (typeof mailbox === 'string') {
    describe.skip(`${what} (${mailbox})`, () => undefined)
    return
  }
  describe(what, () => {
    // Filled in before the first test.
    const office = {} as ReplyOffice
    beforeAll(async () => {
      Object.assign(office, await openReplyOffice(mailbox))
    })
    afterAll(async () => {
      // First: it must not stay where the office could not be opened.
      await mailbox.stop()
      await office.close?.()
      delete process.env.IMAP_URL
    })
    tests(office, mailbox)
  })
}
