import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stopProgram } from '../product/childProgram.ts'

/** nginx with these lines in its `http`, writing below this folder alone. Gives the way to stop. */
export function startNginx(program: string, folder: string, http: string): () => Promise<void> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join('\n')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const errors = join(folder, 'errors')
  const file = join(folder, 'nginx.conf')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    `${user} daemon off; pid ${join(folder, 'pid')}; error_log ${errors};
    events {} http { access_log off; ${temporary} ${http} }`,
  )
  const nginx = spawn(program, ['-c', file, '-e', errors], { stdio: 'ignore' })
  return () => stopProgram(nginx)
}
