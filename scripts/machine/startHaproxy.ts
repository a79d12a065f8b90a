import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localUrlAt } from '../../packages/host/src/defaultAddresses.ts'
import { stopProgram } from '../product/childProgram.ts'
import { freePort } from '../product/ports.ts'
import { root } from '../product/settings.ts'

export interface Haproxy {
  url: string
  readonly process: ChildProcess
  /** Starts it after `kill`. */
  startAgain(): void
  stop(): Promise<void>
}

/** HAProxy with the file that is shipped, in front of two back offices on this machine, given by their ports. */
export async function startHaproxy(program: string, ports: [number, number]): Promise<Haproxy> {
  const folder = mkdtempSync(join(tmpdir(), 'sira-haproxy-'))
  const port = await freePort()
  const here = readFileSync(join(root, 'deploy/haproxy.cfg'), 'utf8')
    .replace(/^\t(log \/dev\/log|user|group) .*\n/gm, '')
    .replace(/bind :\d+/, `bind 127.0.0.1:${port}`)
    .replace(/10\.0\.0\.11:\d+/, `127.0.0.1:${ports[0]}`)
    .replace(/10\.0\.0\.12:\d+/, `127.0.0.1:${ports[1]}`)
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, here)
  const launch = () => spawn(program, ['-db', '-f', file], { stdio: 'ignore' })
  let child = launch()
  return {
    url: localUrlAt(port),
    get process() {
      return child
    },
    startAgain() {
      child = launch()
    },
    async stop() {
      await stopProgram(child)
      rmSync(folder, { recursive: true })
    },
  }
}
