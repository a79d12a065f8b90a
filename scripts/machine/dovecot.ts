import { findOrInstall } from './debian.ts'

const programs = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot']

/** The mail server that the tests read a mailbox of; installs Debian's package where it may. */
export const findOrInstallDovecot = () => findOrInstall(programs, 'dovecot-imapd')
