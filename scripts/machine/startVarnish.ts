import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { localUrlAt } from '../../packages/host/src/defaultAddresses.ts'
import { hasEnded, stopProgram } from '../product/childProgram.ts'
import { freePort } from '../product/ports.ts'
import { root } from '../product/settings.ts'

export interface Varnish {
  url: string
  readonly process: ChildProcess
  /** Starts it after it was killed, with an empty cache. */
  startAgain(): Promise<void>
  stop(): Promise<void>
}

interface VarnishOptions {
  program: string
  /** The addresses of the sites, used in turn. */
  sites: readonly string[]
  port?: number
  /** PURGE_TOKEN of the sites. */
  token?: string
}

/** Milliseconds. */
const patience = 20_000

/** Varnish with `deploy/varnish.vcl`, in front of these sites, on this machine. */
export async function startVarnish({
  program,
  sites,
  port,
  token = '',
}: VarnishOptions): Promise<Varnish> {
  const folder = mkdtempSync(join(tmpdir(), 'sira-varnish-'))
  const url = localUrlAt(port ?? (await freePort()))
  const file = join(folder, 'front.vcl')
  writeFileSync(file, inFrontOf(sites))
  // No management port; only this account can read the folder.
  const places = ['-f', file, '-a', new URL(url).host, '-n', join(folder, 'work')]
  const options = ['-F', ...places, '-s', 'malloc,64m', '-T', 'none', '-j', 'none']
  const environment = { ...process.env, PURGE_TOKEN: token }
  const launch = async () => {
    const child = spawn(program, options, {
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (text) => {
      said += text
    })
    for (const end = Date.now() + patience; !(await isThere(url)); await wait(50)) {
      if (hasEnded(child) || Date.now() > end) {
        await stopProgram(child)
        throw new Error(`Varnish did not start: ${said}`)
      }
    }
    return child
  }
  let child = await launch()
  return {
    url,
    get process() {
      return child
    },
    async startAgain() {
      child = await launch()
    },
    async stop() {
      await stopProgram(child)
      if (!child.stderr.closed) await once(child.stderr, 'close')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isThere = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  )

/** The file as it is shipped, with these sites in the place of its one. */
function inFrontOf(sites: readonly string[]): string {
  const shipped = readFileSync(join(root, 'deploy/varnish.vcl'), 'utf8')
  const [backend = ''] = /^backend site1 .*$/m.exec(shipped) ?? []
  const all = sites.map((site, at) => {
    const { hostname, port } = new URL(site)
    return backend
      .replace('site1', `site${at + 1}`)
      .replace(/\.host = "[^"]+"/, `.host = "${hostname}"`)
      .replace(/\.port = "\d+"/, `.port = "${port}"`)
  })
  const added = sites.map((_site, at) => `\tsites.add_backend(site${at + 1});`)
  return shipped
    .replace(backend, all.join('\n'))
    .replace(/^\tsites\.add_backend\(site1\);$/m, added.join('\n'))
}
