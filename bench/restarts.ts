import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { testSettings } from '../e2e/support/testSettings.ts'
import { buildWhatChanged } from '../scripts/product/build.ts'
import { root } from '../scripts/product/settings.ts'
import { runCommand } from '../scripts/runCommand.ts'
import { type Asked, loadUntil } from './restarts/load.ts'

const restarts = 3

/** `npm run bench -- restarts`: visitors who read and write while another version takes the place. */
await runCommand(async () => {
  await buildWhatChanged()
  const folder = mkdtempSync(join(tmpdir(), 'sira-restarts-'))
  const settings = await testSettings(folder)
  const { PORT = '', ...environment } = settings.environment
  const env = { ...environment, PORT, API_URL: '', LOG_LEVEL: 'fatal' }
  const product = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve) => {
    product.stdout.on('data', (said) => String(said).includes('Prêt') && resolve())
  })

  let over = false
  const loading = loadUntil(() => over, `http://127.0.0.1:${PORT}`)
  for (let count = 0; count < restarts; count += 1) {
    await wait(3000)
    const began = performance.now()
    await ended(spawn(process.execPath, ['scripts/restart.ts'], { cwd: root, env }))
    console.info(`exchanged in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
  await wait(3000)
  over = true
  const { kept, fresh, forms, acknowledged } = await loading
  const gone = once(product, 'exit')
  product.kill('SIGTERM')
  await gone
  const client = createClient({ url: `file:${join(folder, 'sira.sqlite')}` })
  const { rows } = await client.execute('select message from contacts')
  client.close()
  const there = new Set(rows.map(({ message }) => String(message)))
  rmSync(folder, { recursive: true })

  console.info(`\n${restarts} exchanges`)
  row('pages, connections kept', kept)
  row('pages, connections anew', fresh)
  row('forms', forms)
  const lost = acknowledged.filter((marker) => !there.has(marker))
  console.info(`| forms acknowledged and lost | ${lost.length} of ${acknowledged.length} |`)
})

async function ended(child: ChildProcess): Promise<void> {
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('npm run restart failed: see above.')
}

function row(what: string, { count, unanswered, failed, longest }: Asked): void {
  console.info(
    `| ${what} | ${count}, ${unanswered} without an answer, ${failed} of 5xx, longest ${Math.round(longest)} ms |`,
  )
}
