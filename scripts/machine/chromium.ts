import { existsSync } from 'node:fs'
import { StartFailure } from '../../packages/host/src/startFailure.ts'
import { installDebianPackage } from './debian.ts'

const asked = process.env.CHROMIUM_PATH ?? ''
const places = [
  asked,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** Debian's Chromium of the same version without its windows, whom a page costs half as much. */
const windowless = '/usr/lib/chromium/chromium-headless-shell'

/** Path of a Chromium on this machine; installs Debian's package where none is found and it may. */
export function findOrInstallChromium(): string {
  const found = firstOf(places)
  if (found) return found
  installDebianPackage('chromium')
  const installed = firstOf(places)
  if (installed) return installed
  throw new StartFailure(
    'Aucun Chromium sur cette machine : installez-le (Debian : apt-get install chromium) ou indiquez le chemin d’un Chrome dans CHROMIUM_PATH.',
  )
}

/**
 * Finds a Chromium for programs without windows, the smaller one where Debian has it (decision 4).
 */
export function findOrInstallWindowlessChromium(): string {
  const found = firstOf([asked, windowless])
  if (found) return found
  installDebianPackage('chromium-headless-shell')
  return firstOf([windowless]) ?? findOrInstallChromium()
}

function firstOf(paths: readonly string[]): string | undefined {
  return paths.find((path) => path && existsSync(path))
}
