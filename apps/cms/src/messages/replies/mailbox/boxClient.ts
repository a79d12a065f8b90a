import { ImapFlow } from 'imapflow'
import type { ReplyBox } from '../../../environment/replyBoxSettings.ts'

/** Bytes of a letter that is read: what may be attached to one, a third larger as it travels. */
export const largestLetter = 12 * 1024 * 1024

/** One connection to the mailbox; nothing of it is logged, since it names people and a password. */
export function boxClient(box: ReplyBox): ImapFlow {
  const { host, port, sealing, user, password } = box
  const client = new ImapFlow({
    host,
    port,
    secure: sealing === 'tls',
    ...(sealing === 'tls' ? {} : { doSTARTTLS: sealing === 'starttls' }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    // Data that a server sends unasked are not kept either.
    maxLineLength: 4 * 1024 * 1024,
    maxLiteralSize: largestLetter + 1024,
    maxResponseSize: 2 * largestLetter,
  })
  // The command under way reports the end of the connection.
  client.on('error', () => undefined)
  return client
}
