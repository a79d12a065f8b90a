import { lossyConnection } from '../../apps/cms/test/support/lossyConnection.ts'
import { startPostgres } from '../../apps/cms/test/support/postgres.ts'
import { startTestStore } from '../../apps/cms/test/support/testStore.ts'
import { StartFailure } from '../../packages/host/src/startFailure.ts'
import { findOrInstallHaproxy } from '../../scripts/machine/haproxy.ts'
import { startHaproxy } from '../../scripts/machine/startHaproxy.ts'
import { startValkey } from '../../scripts/machine/startValkey.ts'
import { startVarnish } from '../../scripts/machine/startVarnish.ts'
import { findOrInstallVarnish } from '../../scripts/machine/varnish.ts'
import { type Member, member } from './members.ts'
import { programOf } from './programs.ts'

/**
 * Starts the database behind a network of its own; `ownUrl` bypasses that network, to count the
 * rows at the end.
 */
export async function startDatabase(): Promise<Member & { ownUrl: string }> {
  const server = there(await startPostgres())
  const network = await lossyConnection(server.url)
  const program = programOf({ ...server, pids: () => [server.pid()] })
  const database = member('PostgreSQL', { url: network.url, program, network })
  return Object.assign(database, { ownUrl: server.url })
}

export async function startCounts(): Promise<Member> {
  const program = there(await startValkey())
  const network = await lossyConnection(program.url)
  return member('Valkey', { url: network.url, program, network })
}

/**
 * Starts the store of files behind a network of its own; `settings` are those of a back office that
 * uses it.
 */
export async function startStore(): Promise<Member & { settings: Record<string, string> }> {
  const server = there(await startTestStore())
  const network = await lossyConnection(server.url)
  const store = member('the S3 store', { url: network.url, program: programOf(server), network })
  return Object.assign(store, { settings: { ...server.settings, S3_ENDPOINT: network.url } })
}

export async function startBalancer(
  offices: readonly [Member & { port: number }, Member & { port: number }],
): Promise<Member> {
  const server = await startHaproxy(installed(findOrInstallHaproxy(), 'HAProxy'), [
    offices[0].port,
    offices[1].port,
  ])
  const program = programOf({ ...server, pids: () => pidsOf(server.process.pid) })
  const network = await lossyConnection(server.url)
  return member('HAProxy', { url: network.url, program, network, needs: offices })
}

/** Starts the cache; `door` is its port, which the sites need before it runs. */
export async function startCache(door: number, sites: readonly Member[]): Promise<Member> {
  const server = await startVarnish({
    program: installed(findOrInstallVarnish(), 'Varnish'),
    sites: sites.map(({ url }) => url),
    port: door,
  })
  const program = programOf({ ...server, pids: () => pidsOf(server.process.pid) })
  const network = await lossyConnection(server.url)
  return member('Varnish', { url: new URL(network.url).origin, program, network, needs: sites })
}

function there<Server>(server: Server | string): Server {
  if (typeof server === 'string') throw new StartFailure(server)
  return server
}

function installed(program: string | undefined, name: string): string {
  if (program === undefined) throw new StartFailure(`${name} is not installed.`)
  return program
}

const pidsOf = (pid: number | undefined) => (pid === undefined ? [] : [pid])
