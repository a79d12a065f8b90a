import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallPostgres } from '../../../../scripts/machine/postgres.ts'
import { freePort } from '../../../../scripts/product/ports.ts'
import { migrate, migrated } from './migrated.ts'

export interface PostgresCluster {
  url: string
  /** Of its first process, whose children serve the connections. */
  pid(): number
  /** After it was killed: it repairs what it had begun. */
  startAgain(): void
  stop(): void
}

interface Wanted {
  /** With all tables, and nothing in them. */
  isMigrated?: boolean
}

/**
 * A throw-away cluster of its own; or the sentence that says why there is none, for tests that are
 * then left out: a failure wherever everything is to be tried (`CI`).
 */
export async function startPostgres({
  isMigrated = false,
}: Wanted = {}): Promise<PostgresCluster | string> {
  const bin = findOrInstallPostgres()
  if (bin === undefined) {
    const reason =
      'PostgreSQL is not installed: its tests are left out (apt-get install postgresql).'
    if (process.env.CI) throw new Error(reason)
    return reason
  }
  const made = isMigrated
    ? await migrated('postgres', (folder) => migrateInto(bin, folder))
    : undefined
  return openCluster(bin, made)
}

/** Keeps the data of a cluster that has all tables. */
async function migrateInto(bin: string, folder: string): Promise<void> {
  const cluster = await openCluster(bin)
  migrate({ DATABASE_URL: cluster.url, DATA_DIR: join(folder, 'files') })
  cluster.keepIn(folder)
  cluster.stop()
}

/** `made` is a folder of `keepIn`; without it the cluster is new. */
async function openCluster(bin: string, made?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'sira-postgres-'))
  const user = ownerOf(folder)
  const data = join(folder, 'data')
  const port = await freePort()
  const run = (name: string, args: string[]) => {
    const command = [join(bin, name), ...args]
    const [file = '', ...rest] = user === undefined ? command : [...asUser(user), ...command]
    execFileSync(file, rest, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  }
  if (made === undefined) {
    const trusted = ['-U', 'sira', '--auth=trust', '--encoding=UTF8', '--no-locale', '-N']
    run('initdb', ['-D', data, ...trusted])
  } else {
    execFileSync('cp', ['-a', join(made, 'data'), data])
  }
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`
  const start = () =>
    run('pg_ctl', ['-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start'])
  start()
  return {
    url: `postgres://sira@127.0.0.1:${port}/postgres`,
    pid: () => Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10),
    startAgain() {
      // Where nobody buries the dead (a container without an init), it takes its former self for alive.
      rmSync(join(data, 'postmaster.pid'), { force: true })
      start()
    },
    /** Copies what it holds, and goes on. */
    keepIn(kept: string) {
      run('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop'])
      execFileSync('cp', ['-a', data, join(kept, 'data')])
      start()
    },
    stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface User {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root: the folder then goes to a user who is nobody. */
function ownerOf(folder: string): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string, name: string) => spawnSync('id', [flag, name], { encoding: 'utf8' })
  const name = id('-u', 'postgres').status === 0 ? 'postgres' : 'nobody'
  const user = { uid: Number(id('-u', name).stdout), gid: Number(id('-g', name).stdout) }
  chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
  return user
}

function asUser({ uid, gid }: User): string[] {
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
}
