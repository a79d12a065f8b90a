import { lookup } from 'node:dns/promises'
import * as net from 'node:net'

/** The address on which a part listens. */
export interface Door {
  host: string
  port: number
}

/** A port that is bound here; the part to which it is given listens on it. */
export interface HeldPort {
  /** An entry of `stdio` for `spawn`. */
  handle: net.Server
  letGo(): void
}

/** A handle of libuv. A number instead of it is an error of the system. */
interface Handle {
  getsockname(name: { port?: number }): number
  close(): void
}
interface Binding {
  _createServerHandle(address: string, port: number, family: 4 | 6): Handle | number
}

/**
 * Holds a port without listening on it: connections made while no part is there wait in the queue
 * of the system, and are refused only before the first part has come. Node has no public function
 * for it; node:cluster shares a port among its programs by this one (lib/internal/cluster, Node
 * 24). Gives undefined where the port cannot be had: the part then reports the reason, when it
 * tries itself.
 */
export async function holdPort({ host, port }: Door): Promise<HeldPort | undefined> {
  const { address, family } = await lookup(host)
  const { _createServerHandle: bind } = net as unknown as Binding
  const handle = bind(address, port, family === 6 ? 6 : 4)
  if (typeof handle === 'number') return undefined
  // Binding does not report a taken port, but silently gives another one: compare the numbers.
  const bound: { port?: number } = {}
  if (handle.getsockname(bound) !== 0 || bound.port !== port) {
    handle.close()
    return undefined
  }
  return { handle: handle as unknown as net.Server, letGo: () => handle.close() }
}
