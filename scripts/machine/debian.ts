import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The first of these programs that is here; installs the package that brings it where it may. */
export function findOrInstall(
  programs: readonly string[],
  debianPackage: string,
): string | undefined {
  const found = programs.find(existsSync)
  if (found !== undefined) return found
  installDebianPackage(debianPackage)
  return programs.find(existsSync)
}

/** Installs a package where this is Debian (or a child of it) and we are root; else does nothing. */
export function installDebianPackage(name: string): void {
  const mayInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (!mayInstall) return
  console.info(`Installation du paquet Debian « ${name} »…`)
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const
  spawnSync('apt-get', ['update', '-q'], options)
  spawnSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], options)
}
