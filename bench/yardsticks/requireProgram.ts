import { spawnSync } from 'node:child_process'
import { installDebianPackage } from '../../scripts/machine/debian.ts'
import { Stop } from '../../scripts/stop.ts'

/** The program that a bench cannot do without, installed where that is possible. */
export function requireProgram(program: string, debianPackage = program): void {
  if (!isInstalled(program)) installDebianPackage(debianPackage)
  if (!isInstalled(program)) throw new Stop(`${program} manque : installez-le pour mesurer.`)
}

function isInstalled(program: string): boolean {
  return spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined
}
