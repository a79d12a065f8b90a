import { existsSync } from 'node:fs'
import { installDebianPackage } from './debian.ts'

const programs = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx']

/** The server that may stand in front of the product; installs Debian's package where it may. */
export function findOrInstallNginx(): string | undefined {
  const found = programs.find(existsSync)
  if (found !== undefined) return found
  installDebianPackage('nginx-light')
  return programs.find(existsSync)
}
