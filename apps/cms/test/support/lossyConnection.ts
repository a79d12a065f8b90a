import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../../../../scripts/product/ports.ts'

export interface LossyConnection {
  /** The address of PostgreSQL through it. */
  url: string
  /** The next COMMIT is done, but its answer never comes: the connection ends first. */
  loseNextAnswer(): void
  /** Nobody gets through any more, and who was there is thrown out. */
  refuse(): void
  /** Nothing gets through any more, and nobody is told. */
  silence(): void
  /** From now on all is well, for new connections. */
  restore(): void
  stop(): void
}

/** A network between the back office and its PostgreSQL that loses a connection when it is told to. */
export async function lossyConnection(url: string): Promise<LossyConnection> {
  const target = new URL(url)
  const open = new Set<Socket>()
  let losing = false
  let state: 'open' | 'refusing' | 'silent' = 'open'
  const throwOut = () => {
    for (const socket of open) socket.destroy()
  }
  const server = createServer((client) => {
    if (state === 'refusing') return client.destroy()
    const database = connect(Number(target.port), target.hostname)
    let lost = false
    for (const socket of [client, database]) {
      open.add(socket)
      // The other end hears of it as of any lost connection.
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        client.destroy()
        database.destroy()
      })
    }
    client.on('data', (bytes) => {
      if (state === 'silent') return
      if (losing && bytes.includes('commit\0')) [losing, lost] = [false, true]
      database.write(bytes)
    })
    database.on('data', (bytes) => {
      if (state === 'silent') return
      if (lost) client.destroy()
      else client.write(bytes)
    })
  })
  const port = await freePort()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(port, '127.0.0.1', resolve)
  await promise
  const through = new URL(url)
  through.port = String(port)
  return {
    url: through.href,
    loseNextAnswer() {
      losing = true
    },
    refuse() {
      state = 'refusing'
      throwOut()
    },
    silence() {
      state = 'silent'
    },
    restore() {
      state = 'open'
    },
    stop() {
      throwOut()
      server.close()
    },
  }
}
