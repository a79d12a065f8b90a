import { findOrInstall } from './debian.ts'

const programs = ['/usr/sbin/varnishd', '/usr/local/sbin/varnishd']
/** Outdates by tag; in a package of its own. */
const modules = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/varnish/vmods/libvmod_xkey.so`,
)

/** The cache for use in front of the sites; installs Debian's packages where it may. */
export function findOrInstallVarnish(): string | undefined {
  const program = findOrInstall(programs, 'varnish')
  return findOrInstall(modules, 'varnish-modules') && program
}
