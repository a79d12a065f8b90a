import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/product/ports.ts'
import type { Answer } from './answer.ts'

/** nginx with one answer, already compressed: the yardstick of the page cache. */
export interface Nginx {
  url: string
  stop(): Promise<void>
}

/** The headers that nginx writes itself. */
const ownHeaders = ['content-length', 'content-type', 'etag']

export async function startNginx({ headers, body }: Answer): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'sira-nginx-'))
  const port = await freePort()
  writeFileSync(join(folder, 'home.html'), body)
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, headers))
  const child = spawn(
    'nginx',
    ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    {
      stdio: 'ignore',
    },
  )
  const url = `http://127.0.0.1:${port}/home.html`
  await waitUntilServed(url)
  return { url, stop: () => stop(child) }
}

function configuration(folder: string, port: number, headers: Answer['headers']): string {
  const added = Object.entries(headers)
    .filter(([name]) => !ownHeaders.includes(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
  return `
daemon off;
worker_processes 1;
user root;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  open_file_cache max=10;
  types { text/html html; }
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${added.join('\n    ')}
  }
}`
}

async function waitUntilServed(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const served = await fetch(url, { method: 'HEAD' }).then(
      (response) => response.ok,
      () => false,
    )
    if (served) return
    await wait(50)
  }
  throw new Error('nginx did not start')
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}
