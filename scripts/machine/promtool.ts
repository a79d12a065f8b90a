import { findOrInstall } from './debian.ts'

const programs = ['/usr/bin/promtool', '/usr/local/bin/promtool']

/**
 * The program that tests the rules of alerts as Prometheus does. Installs Debian's package where it
 * may.
 */
export const findOrInstallPromtool = () => findOrInstall(programs, 'prometheus')
