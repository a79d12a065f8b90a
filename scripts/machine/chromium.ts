import { existsSync } from 'node:fs'
import { StartFailure } from '../../packages/host/src/startFailure.ts'
import { installDebianPackage } from './debian.ts'

const places = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of a Chromium on this machine; installs Debian's package where none is found and it may. */
export function findOrInstallChromium(): string {
  const found = find()
  if (found) return found
  installDebianPackage('chromium')
  const installed = find()
  if (installed) return installed
  throw new StartFailure(
    'Aucun Chromium sur cette machine : installez-le (Debian : apt-get install chromium) ou indiquez le chemin d’un Chrome dans CHROMIUM_PATH.',
  )
}

function find(): string | undefined {
  return places.find((path) => path && existsSync(path))
}
