import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { StartFailure } from '@sira/host/startFailure'

/** The whole database in PostgreSQL's own format, beside the files of the data. */
export const postgresCopy = 'base.pgdump'

/** Copies the database as it is at one moment, while others write to it. */
export function copyPostgres(url: string, file: string): Promise<void> {
  return run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], url)
}

/** Restores all or nothing: one transaction replaces the old content. */
export function restorePostgres(url: string, file: string): Promise<void> {
  const how = ['--clean', '--if-exists', '--no-owner', '--no-privileges', '--single-transaction']
  const { database } = connectionOf(url)
  return run('pg_restore', [...how, `--dbname=${database}`, file], url)
}

async function run(program: string, options: string[], url: string): Promise<void> {
  const { environment } = connectionOf(url)
  try {
    await promisify(execFile)(program, options, { env: { ...process.env, ...environment } })
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new StartFailure(
      missing
        ? `${program} manque : installez les outils clients de PostgreSQL (paquet postgresql-client).`
        : `${program} a échoué : ${said || String(error)}`,
    )
  }
}

/** Puts the connection into the environment: every account can read a command line. */
function connectionOf(url: string): { database: string; environment: Record<string, string> } {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const database = decodeURIComponent(pathname.slice(1))
  const given = {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: database,
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  }
  const environment = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  return { database, environment }
}
