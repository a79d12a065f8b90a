import { findOrInstall } from './debian.ts'

const programs = [
  '/usr/bin/valkey-server',
  '/usr/local/bin/valkey-server',
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
]

/** The server that limits are shared over; installs Debian's Redis (12 has no Valkey) where it may. */
export const findOrInstallValkey = () => findOrInstall(programs, 'redis-server')
