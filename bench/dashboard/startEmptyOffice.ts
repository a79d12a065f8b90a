import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { administrator } from '../../e2e/support/testSettings.ts'
import { answers, hasEnded, stopProgram } from '../../scripts/product/childProgram.ts'
import { freePort } from '../../scripts/product/ports.ts'
import { root } from '../../scripts/product/settings.ts'

const program = join(root, 'apps/cms/bench/serveEmptyOffice.ts')

/** Payload's own back office with one account in it, in a program of its own. */
export async function startEmptyOffice(folder: string) {
  const port = await freePort()
  const given = [join(folder, 'empty.sqlite'), String(port)]
  const child = spawn(process.execPath, [program, ...given], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(`${url}/admin/login`))) {
    if (hasEnded(child)) throw new Error('Payload’s own back office did not start.')
    await wait(300)
  }
  const registered = await fetch(`${url}/api/users/first-register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  if (!registered.ok) throw new Error('Payload’s own back office takes no account.')
  return { url, stop: () => stopProgram(child) }
}
