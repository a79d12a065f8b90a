import { spawnSync } from 'node:child_process'
import { StartFailure } from '../../packages/host/src/startFailure.ts'
import { installDebianPackage } from '../../scripts/machine/debian.ts'

/** The program that a bench cannot do without, installed where that is possible. */
export function requireProgram(program: string, debianPackage = program): void {
  if (!isInstalled(program)) installDebianPackage(debianPackage)
  if (!isInstalled(program))
    throw new StartFailure(`${program} manque : installez-le pour mesurer.`)
}

function isInstalled(program: string): boolean {
  return spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined
}
