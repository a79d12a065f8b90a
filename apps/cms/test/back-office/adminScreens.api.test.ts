import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../../../scripts/product/ports.ts'

const host = join(import.meta.dirname, '../../server/main.ts')

const administrator = { email: 'admin@sira.example', password: 'Un-mot-de-passe-7' }

/** The policy a page was sent with, and the nonce in it. */
async function screen(url: string) {
  const response = await fetch(url)
  const policy = response.headers.get('content-security-policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  return { policy, nonce, page: await response.text(), headers: response.headers }
}

describe('the screens of the back office, as they are sent in production', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sira-screens-'))
  let child: ChildProcess
  let login = ''

  beforeAll(async () => {
    const port = String(await freePort())
    login = `http://127.0.0.1:${port}/admin/login`
    child = spawn(process.execPath, [host], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: '',
        DATA_DIR: folder,
        CMS_PORT: port,
        PAYLOAD_SECRET: 'a-secret-for-tests-only-0123456789',
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
        SEED_DEMO: 'no',
        LOG_LEVEL: 'silent',
      },
      stdio: 'ignore',
    })
    const answers = async () => expect((await fetch(login)).ok).toBe(true)
    await vi.waitFor(answers, { timeout: 60_000, interval: 200 })
  })
  afterAll(async () => {
    const exited = once(child, 'exit')
    child.kill()
    await exited
    rmSync(folder, { recursive: true, force: true })
  })

  it('carry a policy whose nonce is new for every page', async () => {
    const [one, other] = [await screen(login), await screen(login)]

    expect(one.policy).toContain("default-src 'self'")
    expect(one.nonce).toMatch(/^[\w+/]{22}==$/)
    expect(other.nonce).not.toBe(one.nonce)
  })

  it('sign every script with that nonce', async () => {
    const { nonce, page } = await screen(login)
    const scripts = page.match(/<script\b[^>]*>/g) ?? []

    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
  })

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('are packed for who understands %s', async (understood, packing) => {
    const answer = await fetch(login, { headers: { 'accept-encoding': understood } })

    expect(answer.headers.get('content-encoding')).toBe(packing)
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(await answer.text()).toContain('</html>')
  })

  it('cannot be given a policy by the visitor', async () => {
    const policy = "script-src 'nonce-AAAA'"
    const response = await fetch(login, { headers: { 'content-security-policy': policy } })

    expect(await response.text()).not.toContain('nonce="AAAA"')
    expect(response.headers.get('content-security-policy')).not.toContain('AAAA')
  })

  it('are not framed by others, share no window with them, are not guessed, not indexed', async () => {
    const { headers } = await screen(login)

    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })

  describe('take a new administrator', () => {
    const newcomer = { email: 'intrus@exemple.bf', password: 'Un-autre-mot-de-passe-9' }
    let cookie = ''
    let api = ''
    beforeAll(async () => {
      api = login.replace('/login', '/api/users')
      const answer = await fetch(`${api}/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(administrator),
      })
      cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
    })

    /** As a form of a page can send it, without asking first whether it may. */
    function send(headers: Record<string, string>, email = newcomer.email) {
      const body = new FormData()
      body.set('_payload', JSON.stringify({ ...newcomer, email, role: 'administrator' }))
      return fetch(api, { method: 'POST', headers: { cookie, ...headers }, body })
    }

    it.each([
      { origin: 'http://blog.sira.example', 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://ailleurs.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ])('from no page but ours: not with %j', async (headers) => {
      const refused = await send(headers as Record<string, string>)

      expect(refused.status).toBe(403)
      expect(await refused.text()).toContain('ne vient pas du back office')
    })

    it('from our own, at whatever address it is open', async () => {
      const answer = await send({ origin: new URL(api).origin, 'sec-fetch-site': 'same-origin' })

      expect(answer.status).toBe(201)
    })

    it('from a program that has signed in', async () => {
      expect((await send({}, 'programme@exemple.bf')).status).toBe(201)
    })

    it('while a page elsewhere cannot read who they are', async () => {
      const headers = { cookie, origin: 'http://blog.sira.example', 'sec-fetch-site': 'same-site' }

      expect((await fetch(api, { headers })).status).toBe(403)
    })
  })

  describe('of the sales', () => {
    const signIn = async (person: { email: string; password: string }) => {
      const answer = await fetch(login.replace('/login', '/api/users/login'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(person),
      })
      return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
    }
    const as: Record<string, string> = {}
    beforeAll(async () => {
      as.administrator = await signIn(administrator)
      for (const role of ['editor', 'agent', 'cashier']) {
        const person = { email: `${role}@exemple.bf`, password: 'Un-autre-mot-de-passe-9' }
        const made = await fetch(login.replace('/login', '/api/users'), {
          method: 'POST',
          headers: { cookie: as.administrator, 'content-type': 'application/json' },
          body: JSON.stringify({ ...person, role }),
        })
        expect(made.status).toBe(201)
        as[role] = await signIn(person)
      }
    })

    /** Where somebody comes who asks for a screen, and what of money they were sent. */
    async function opened(path: string, who: string) {
      const headers = { cookie: as[who] ?? '' }
      const answer = await fetch(login.replace('/login', path), { headers, redirect: 'manual' })
      const page = await answer.text()
      // Next leads on by a header, or by the page where it has begun one.
      const led = /NEXT_REDIRECT;\w+;([^;]*);/.exec(page)?.[1]
      const place = answer.headers.get('location') ?? led ?? path
      return { place, hasMoney: page.includes('sira-sales') }
    }

    const screens = ['/ventes', '/ventes/cloture', '/ventes/releves']

    it.each(screens)('%s is for those who serve customers', async (path) => {
      for (const who of ['administrator', 'agent', 'cashier']) {
        expect(await opened(path, who)).toEqual({ place: path, hasMoney: true })
      }
      expect(await opened(path, 'editor')).toEqual({ place: '/admin', hasMoney: false })
    })

    it.each(screens)('%s asks who it is first', async (path) => {
      const { place, hasMoney } = await opened(path, 'nobody')
      expect(hasMoney).toBe(false)
      expect(place).toMatch(/^\/admin\/login\?redirect=/)
    })
  })

  it('have the mark of the brand in the tab', async () => {
    const { page } = await screen(login)
    expect(page).toMatch(/<link rel="icon" href="\/admin\/icon\.svg"/)
    const icon = await fetch(new URL('/admin/icon.svg', login))

    expect(icon.headers.get('content-type')).toContain('image/svg+xml')
    expect(await icon.text()).toContain('<svg')
  })
})
