import { findOrInstall } from './debian.ts'

const programs = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy']

/** What may stand between the sites and several back offices; installs Debian's package where it may. */
export const findOrInstallHaproxy = () => findOrInstall(programs, 'haproxy')
