import { findOrInstall } from './debian.ts'

const programs = ['/usr/bin/promtool', '/usr/local/bin/promtool']

/** What tries the rules of alerts as Prometheus would; installs Debian's package where it may. */
export const findOrInstallPromtool = () => findOrInstall(programs, 'prometheus')
