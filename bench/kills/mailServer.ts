import { SMTPServer } from 'smtp-server'

/** A real mail server that can be cut off at any moment. */
export interface MailServer {
  port: number
  /** The number of arrivals of each message, by `Message-ID`. */
  arrived: Map<string, number>
  /** The number of messages accepted and, on purpose, never confirmed. */
  unconfirmed(): number
  /** Goes away for a while as after a power cut: open connections are cut, new ones refused. */
  outage(milliseconds: number): Promise<void>
  stop(): Promise<void>
}

/** One message in this many is accepted and never confirmed: the connection is cut instead. */
const oneIn = 40

/** Starts a mail server; with `confirmsAll`, every accepted message is confirmed. */
export async function startMailServer({ confirmsAll = false } = {}): Promise<MailServer> {
  const arrived = new Map<string, number>()
  let count = 0
  let unconfirmed = 0
  let server = await listen(0)
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const { port } = address

  function listen(on: number): Promise<SMTPServer> {
    const made = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData(stream, _session, callback) {
        let text = ''
        stream.on('data', (chunk: Buffer) => {
          text += chunk.toString('latin1')
        })
        stream.on('end', () => {
          const id = /^Message-ID: (.+)$/im.exec(text)?.[1] ?? ''
          arrived.set(id, (arrived.get(id) ?? 0) + 1)
          count += 1
          if (confirmsAll || count % oneIn !== 0) return callback()
          unconfirmed += 1
          cut(made)
        })
      },
    })
    made.on('error', () => undefined)
    return new Promise((resolve) => {
      const listening = made.listen(on, '127.0.0.1', () => resolve(made))
      listening.unref()
    })
  }

  return {
    port,
    arrived,
    unconfirmed: () => unconfirmed,
    async outage(milliseconds) {
      cut(server)
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      server = await listen(port)
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function cut({ connections }: SMTPServer): void {
  for (const connection of connections) {
    const { _socket: socket } = connection as unknown as { _socket?: { destroy(): void } }
    socket?.destroy()
  }
}
