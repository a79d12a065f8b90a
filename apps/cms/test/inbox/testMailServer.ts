import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export type Behaviour = 'takes' | 'refusesForNow' | 'refusesForGood' | 'refusesUs' | 'hangs'

/** A real mail server that does as a test says. */
export interface TestMailServer {
  port: number
  /** The messages it took, as they came over the line. */
  received: string[]
  /** Envelope recipients, in the order they were named. */
  recipients: string[]
  behave(behaviour: Behaviour): void
  stop(): Promise<void>
}

const refusals = {
  refusesForNow: { responseCode: 451, message: 'Try again later' },
  refusesForGood: { responseCode: 550, message: 'No such mailbox' },
  refusesUs: { responseCode: 554, message: '5.7.1 Blocked by our list' },
} as const

export async function startTestMailServer(on = 0): Promise<TestMailServer> {
  const received: string[] = []
  const recipients: string[] = []
  let behaviour: Behaviour = 'takes'
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect(_session: SMTPServerSession, callback) {
      // Says nothing at all, like a machine behind a broken line.
      if (behaviour !== 'hangs') callback()
    },
    onRcptTo({ address }, _session, callback) {
      if (behaviour !== 'takes' && behaviour !== 'hangs') {
        const { responseCode, message } = refusals[behaviour]
        // As real ones do, it names whom it refuses.
        callback(Object.assign(new Error(`<${address}> ${message}`), { responseCode }))
        return
      }
      recipients.push(address)
      callback()
    },
    onData(stream, _session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.once('end', () => {
        received.push(Buffer.concat(chunks).toString('utf8'))
        callback()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(on, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    received,
    recipients,
    behave(next) {
      behaviour = next
    },
    stop() {
      for (const connection of server.connections) {
        // Not in the types of smtp-server 3.21; its own close waits for idle connections.
        const { _socket: socket } = connection as unknown as { _socket?: { destroy(): void } }
        socket?.destroy()
      }
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
