import { findOrInstall } from './debian.ts'

const programs = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy']

/**
 * The load balancer between the sites and several back offices. Installs Debian's package where it
 * may.
 */
export const findOrInstallHaproxy = () => findOrInstall(programs, 'haproxy')
