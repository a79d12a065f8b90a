import { ImapFlow } from 'imapflow'
import type { ReplyBox } from '../../../environment/replyBoxSettings.ts'

/**
 * The most bytes of a letter that is read: the allowed attachments, which grow by a third in
 * transit.
 */
export const largestLetter = 12 * 1024 * 1024

/**
 * Opens a connection to the mailbox. It logs nothing, because its lines hold names and a password.
 */
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
    // Bounds the memory for data that a server sends unasked.
    maxLineLength: 4 * 1024 * 1024,
    maxLiteralSize: largestLetter + 1024,
    maxResponseSize: 2 * largestLetter,
  })
  // The running command reports the end of the connection.
  client.on('error', () => undefined)
  return client
}
