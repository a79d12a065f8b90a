import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../../../scripts/product/ports.ts'
import { startPostgres } from '../support/postgres.ts'

it('the log is lines of JSON that name nobody, whatever fails', { timeout: 240_000 }, async ({
  skip,
}) => {
  const cluster = await startPostgres()
  if (typeof cluster === 'string') return skip(cluster)
  onTestFinished(() => cluster.stop())
  const folder = mkdtempSync(join(tmpdir(), 'sira-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const port = await freePort()
  const office = spawn(process.execPath, [join(import.meta.dirname, '../../server/main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CMS_PORT: String(port),
      SITE_URL: 'http://127.0.0.1:9',
      DATABASE_URL: cluster.url,
      DATA_DIR: folder,
      PAYLOAD_SECRET: 'a-secret-for-tests-only-0123456789',
      ADMIN_EMAIL: 'aminata@exemple.bf',
      ADMIN_PASSWORD: 'Un-mot-de-passe-pour-essayer-7',
      SEED_DEMO: 'no',
    },
    stdio: 'pipe',
  })
  let said = ''
  for (const stream of [office.stdout, office.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  const url = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(answers, { timeout: 90_000 }).toBe(true)

  // The tables go away under it: every question fails, with what was asked.
  for (const table of ['users', 'emails', 'settings']) {
    execFileSync('psql', [cluster.url, '-qc', `alter table ${table} rename to ${table}_away`])
  }
  const post = async (path: string, body: object) =>
    (
      await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).status
  const person = { name: 'Awa Ouédraogo', email: 'awa@exemple.bf', phone: '+22670123456' }
  const staff = { email: 'aminata@exemple.bf', password: 'Autre-chose-7' }
  const failed = [
    await post('/admin/api/users/login', staff),
    await post('/api/contacts', { data: { ...person, message: 'Bonjour' } }),
  ]
  // Next logs the failure of a screen: its answer has begun by then.
  await (await fetch(`${url}/admin/login`)).text()
  expect(failed).toEqual([500, 500])
  office.kill('SIGTERM')
  await once(office, 'exit')

  const lines = said.trim().split('\n')
  expect(lines.filter((line) => !isJson(line))).toEqual([])
  expect(said.match(/aminata|awa@|ouédraogo|70123456|select |insert into/gi)).toBeNull()
  expect(lines.filter((line) => line.includes('Failed query')).length).toBeGreaterThan(1)
})

function isJson(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object'
  } catch {
    return false
  }
}
