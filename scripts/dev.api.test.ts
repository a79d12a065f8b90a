import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from './product/ports.ts'
import { root } from './product/settings.ts'

describe('npm run dev is the product', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'sira-dev-'))
  let site = ''
  let program: ChildProcess
  let said = ''

  beforeAll(async () => {
    const port = await freePort()
    site = `http://127.0.0.1:${port}`
    program = spawn(process.execPath, ['scripts/dev.ts'], {
      cwd: root,
      env: {
        ...process.env,
        // Astro draws no page where it believes that it is being tested (seen in 7.3.4).
        VITEST: undefined,
        DATA_DIR: join(folder, 'data'),
        PORT: String(port),
        CMS_PORT: String(await freePort()),
        PUBLIC_URL: '',
        SITE_URL: '',
        API_URL: '',
        DATABASE_URL: '',
        PAYLOAD_SECRET: 'a-secret-for-tests-only-0123456789',
        ADMIN_PASSWORD: 'Un-mot-de-passe-pour-essayer-7',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    program.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    await ready()
  })
  afterAll(async () => {
    const ended = once(program, 'exit')
    program.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  /** The pages are there once the database is filled. */
  async function ready(): Promise<void> {
    for (;;) {
      const list = await asked('/nos-formations').catch(() => undefined)
      if (list?.body.includes('href="/formations/')) return
      await wait(500)
    }
  }

  async function asked(path: string) {
    const answer = await fetch(`${site}${path}`, { redirect: 'manual' })
    const { status, headers } = answer
    return { status, headers, location: headers.get('location'), body: await answer.text() }
  }

  it('a choice of language leads to the same page in it', async () => {
    expect(await asked('/contact?langue=en')).toMatchObject({
      status: 302,
      location: '/en/contact',
    })
  })

  it('a page has one spelling of its address', async () => {
    expect(await asked('/NOS-SERVICES/')).toMatchObject({ status: 301, location: '/nos-services' })
  })

  it('a parameter that no page knows does not reach it', async () => {
    const { status, body } = await asked('/nos-formations?page=1&inconnu=oui')
    expect(status).toBe(200)
    expect(body).not.toContain('inconnu')
  })

  it('the search finds', async () => {
    const found = () => asked('/recherche?q=formation').then(({ body }) => body)
    await expect.poll(found, { timeout: 60_000 }).toContain('href="/formations/')
  }, 90_000)

  it('an unknown page is the one that says so', async () => {
    const { status, body } = await asked('/jamais-ecrite')
    expect(status).toBe(404)
    expect(body).toContain('</html>')
  })

  it('a page carries the rules of its own classes, and a policy', async () => {
    const { headers, body } = await asked('/faq')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(body).toContain('<style>')
    const sheets = [...body.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link)
    expect(sheets).toEqual([expect.stringContaining('media="print"')])
  })

  it('what a page loads while it is written comes from Vite', async () => {
    const { status, body } = await asked('/@vite/client')
    expect(status).toBe(200)
    expect(body).toContain('HMRContext')
  })

  it('a query that is saved again is read again', async () => {
    const now = new Date()
    utimesSync(join(root, 'apps/site/src/features/jobs/query.ts'), now, now)
    await expect.poll(() => said, { timeout: 10_000 }).toContain('Le site redémarre…')
    await ready()
  })

  it('an island comes from its source, with what the browser gets in the place of React', async () => {
    const page = await asked('/contact')
    const [, script = ''] = /data-island="([^"]+)"/.exec(page.body) ?? []
    const { status, body } = await asked(script)
    expect(status).toBe(200)
    expect(body).toMatch(/from "[^"]*preact/)
    expect(body).not.toMatch(/react-refresh|react-dom/)
  })

  it('the back office is behind the same door', async () => {
    expect((await asked('/api/blogs')).status).toBe(200)
    expect((await asked('/apercu/blogs/1')).headers.get('cache-control')).toBe('private, no-store')
  })
})
