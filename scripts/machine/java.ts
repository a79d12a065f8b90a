import { spawnSync } from 'node:child_process'
import { StartFailure } from '../../packages/host/src/startFailure.ts'
import { installDebianPackage } from './debian.ts'

/** Makes sure that `java` runs here (the HTML checker needs it); installs Debian's package where it may. */
export function findOrInstallJava(): void {
  if (runs()) return
  installDebianPackage('default-jre-headless')
  if (!runs()) {
    throw new StartFailure(
      'Aucun Java sur cette machine : installez-le (Debian : apt-get install default-jre-headless). Le contrôle du HTML en a besoin.',
    )
  }
}

function runs(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0
}
