import { existsSync } from 'node:fs'
import { installDebianPackage } from './debian.ts'

const programs = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot']

/** The mail server that the tests read a mailbox of; installs Debian's package where it may. */
export function findOrInstallDovecot(): string | undefined {
  const found = programs.find(existsSync)
  if (found !== undefined) return found
  installDebianPackage('dovecot-imapd')
  return programs.find(existsSync)
}
