import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { getPayload } from 'payload'

/*
 * `node serveEmptyOffice.ts DATABASE PORT`: builds and serves Payload's own back office, with
 * nothing in it, until it is told to end.
 */
const [database, port = ''] = process.argv.slice(2)
Object.assign(process.env, { EMPTY_OFFICE_DATABASE: database, DISABLE_PAYLOAD_HMR: 'true' })

// Outside production Payload makes its tables itself.
const { default: config } = await import('./emptyOffice/payload.config.ts')
const payload = await getPayload({ config })
await payload.destroy()

const next = join(import.meta.dirname, '../../../node_modules/next/dist/bin/next')
function run(...args: string[]) {
  return spawn(process.execPath, [next, ...args], {
    cwd: join(import.meta.dirname, 'emptyOffice'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

const [code] = await once(run('build'), 'close')
if (code !== 0) throw new Error('Payload’s own back office was not built.')
const server = run('start', '-p', port)
process.once('SIGTERM', () => server.kill())
await once(server, 'close')
process.exit()
