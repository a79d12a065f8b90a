import { lookup } from 'node:dns/promises'
import * as net from 'node:net'

/** Where a part listens. */
export interface Door {
  host: string
  port: number
}

/** A port that is bound here and listened on by whoever is given it. */
export interface HeldPort {
  /** As `spawn` takes it among `stdio`. */
  handle: net.Server
  letGo(): void
}

/** A handle of libuv: one number for an error of the system. */
interface Handle {
  getsockname(name: { port?: number }): number
  close(): void
}
interface Binding {
  _createServerHandle(address: string, port: number, family: 4 | 6): Handle | number
}

/**
 * Keeps a port without listening on it: who connects while no part is there waits in the queue of
 * the system, and is refused only before the first part has come. Node has no name of its own for
 * it: by this function node:cluster shares a port among its programs (lib/internal/cluster, Node 24).
 * Nothing where the port cannot be had: the part then says why, when it tries itself.
 */
export async function holdPort({ host, port }: Door): Promise<HeldPort | undefined> {
  const { address, family } = await lookup(host)
  const { _createServerHandle: bind } = net as unknown as Binding
  const handle = bind(address, port, family === 6 ? 6 : 4)
  if (typeof handle === 'number') return undefined
  // That a port is taken is told only to whoever listens, who would be given another one.
  const bound: { port?: number } = {}
  if (handle.getsockname(bound) !== 0 || bound.port !== port) {
    handle.close()
    return undefined
  }
  return { handle: handle as unknown as net.Server, letGo: () => handle.close() }
}
