import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/product/ports.ts'
import { root } from '../../scripts/product/settings.ts'
import { loadUntil } from './load.ts'

describe('npm run restart, where two programs show the site', {
  timeout: 120_000,
}, () => {
  const folder = mkdtempSync(join(tmpdir(), 'sira-restart-'))
  let settings: Record<string, string | undefined>
  let product: ChildProcess
  let siteUrl = ''

  beforeAll(async () => {
    const port = String(await freePort())
    siteUrl = `http://127.0.0.1:${port}`
    settings = {
      ...process.env,
      PORT: port,
      CMS_PORT: String(await freePort()),
      DATA_DIR: join(folder, 'data'),
      SITE_PROCESSES: '2',
      SEED_DEMO: 'no',
      DATABASE_URL: '',
      ADMIN_PASSWORD: 'Un-mot-de-passe-pour-essayer-7',
    }
    product = run('scripts/start.ts')
    await new Promise<void>((resolve) => {
      product.stdout?.on('data', (said) => String(said).includes('Prêt') && resolve())
    })
  })
  afterAll(async () => {
    product.kill('SIGTERM')
    await once(product, 'exit')
    rmSync(folder, { recursive: true })
  })

  function run(script: string): ChildProcess {
    return spawn(process.execPath, [script], {
      cwd: root,
      env: settings,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }
  async function restart() {
    const asked = run('scripts/restart.ts')
    const [said, [code]] = await Promise.all([
      text(asked.stderr ?? process.stdin),
      once(asked, 'exit'),
    ])
    return { code, said: said.trim() }
  }
  const programs = () =>
    readFileSync(`/proc/${product.pid}/task/${product.pid}/children`, 'utf8').trim().split(' ')

  /** Visitors who read and write until the work is done. */
  async function whileVisited<Result>(work: () => Promise<Result>) {
    let over = false
    const visited = loadUntil(() => over, siteUrl, { readers: 2, senders: 1 })
    const result = await work().finally(() => {
      over = true
    })
    return { result, ...(await visited) }
  }

  it('puts new programs in the place of all, and refuses no visitor meanwhile', async () => {
    const before = programs()
    const { result, kept, fresh, forms, acknowledged } = await whileVisited(restart)
    expect(result).toEqual({ code: 0, said: '' })
    const now = programs()
    expect(now).toHaveLength(3)
    expect(now.filter((pid) => before.includes(pid))).toEqual([])
    expect([kept.unanswered, kept.failed]).toEqual([0, 0])
    expect([fresh.unanswered, fresh.failed]).toEqual([0, 0])
    // One that is told to come again does: it is the same whether a machine is away or busy.
    expect([forms.unanswered, acknowledged.length]).toEqual([0, forms.count - forms.failed])
  })

  it('finds the same from either program', async () => {
    const found = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const answer = await fetch(`${siteUrl}/recherche?q=contact`, {
          headers: { connection: 'close' },
        })
        return (await answer.text()).match(/<mark>/g)?.length
      }),
    )
    expect(new Set(found).size).toBe(1)
    expect(found[0]).toBeGreaterThan(0)
  })

  it('leaves the version that runs where the other one does not come up', async () => {
    const broken = join(folder, 'broken')
    mkdirSync(join(broken, 'scripts'), { recursive: true })
    // As far as a migration that fails: the old one has ended by then.
    writeFileSync(
      join(broken, 'program.js'),
      `process.on('message', () => process.exit(1)); process.send('loaded')`,
    )
    writeFileSync(
      join(broken, 'scripts/prepareStart.ts'),
      `process.send({ addresses: [], requests: '', parts: [{
        key: 'cms', name: 'Le back office', folder: ${JSON.stringify(broken)},
        node: process.execPath, script: 'program.js', url: '', answersAt: '/healthz', alone: true,
        door: { host: '127.0.0.1', port: ${settings.CMS_PORT} }, environment: process.env
      }] }, () => process.disconnect())`,
    )
    writeFileSync(
      join(broken, 'ask.ts'),
      `import { connect } from 'node:net'
      const line = connect(${JSON.stringify(join(folder, 'data/start.sock'))})
      line.write(${JSON.stringify(`${broken}\n`)})
      line.pipe(process.stderr)`,
    )
    const site = programs().slice(1)
    const asked = spawn(process.execPath, [join(broken, 'ask.ts')], { stdio: 'pipe' })
    expect(await text(asked.stderr)).toMatch(/^Le back office n’a pas démarré/)
    expect(programs()).toEqual(expect.arrayContaining(site))
    const contact = { name: 'Awa', email: 'awa@exemple.bf', message: 'Bonjour à tous' }
    // A back office that was silent for five seconds is away until its first answer: 503 till then.
    const send = () =>
      fetch(`${siteUrl}/api/contacts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: contact }),
      })
    // One address may send only so often; a busy machine needs its time to start the old one again.
    const again = { interval: 2000, timeout: 60_000 }
    await expect.poll(async () => (await send()).status, again).toBe(200)
  })
})
