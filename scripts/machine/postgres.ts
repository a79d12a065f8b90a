import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installDebianPackage } from './debian.ts'

/** Folder of PostgreSQL's programs on this machine; installs Debian's package where it may. */
export function findOrInstallPostgres(): string | undefined {
  const found = find()
  if (found !== undefined) return found
  installDebianPackage('postgresql')
  return find()
}

function find(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')))
}
