import { findOrInstall } from './debian.ts'

const programs = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx']

/** The server for use in front of the product; installs Debian's package where it may. */
export const findOrInstallNginx = () => findOrInstall(programs, 'nginx-light')
