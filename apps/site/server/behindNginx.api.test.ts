import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as requestSecurely } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { largestForm } from '@sira/contract/deposits/fileEndpoints'
import { formFiles } from '@sira/contract/deposits/formFiles'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { findOrInstallNginx } from '../../../scripts/machine/nginx.ts'
import { startNginx } from '../../../scripts/machine/startNginx.ts'
import { answers } from '../../../scripts/product/childProgram.ts'
import { freePort } from '../../../scripts/product/ports.ts'
import { root } from '../../../scripts/product/settings.ts'
import { countingPages, type SiteUnderTest, startSite } from '../test/siteHost.ts'

const name = 'www.sira.example'

describe('nginx with deploy/nginx.conf in front of the site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sira-nginx-'))
  const program = findOrInstallNginx()
  let ports: { site: number; plain: number; secure: number }
  let site: SiteUnderTest
  let stopNginx: (() => Promise<void>) | undefined

  beforeAll(async () => {
    if (program === undefined && process.env.CI) throw new Error('nginx is not installed')
    if (program === undefined) return
    ports = { site: await freePort(), plain: await freePort(), secure: await freePort() }
    site = await startSite(countingPages().handler, { SITE_URL: `https://${name}` })
    await site.app.listen({ port: ports.site, host: '127.0.0.1' })
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
    const signed = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
    ]
    const made = ['-subj', `/CN=${name}`, '-days', '2', '-keyout', key, '-out', certificate]
    execFileSync('openssl', [...signed, ...made], { stdio: 'ignore' })
    const shipped = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    const here = shipped
      .replaceAll(/listen \[::\].*;/g, '')
      .replace('127.0.0.1:3000', `127.0.0.1:${ports.site}`)
      .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
      .replace('listen 443 ', `listen 127.0.0.1:${ports.secure} `)
      .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
    stopNginx = startNginx(program, folder, here)
    await vi.waitUntil(() => answersPlainly(), { timeout: 20_000 })
  })
  beforeEach(({ skip }) => {
    if (program === undefined) skip('nginx is not installed')
  })
  afterAll(async () => {
    if (stopNginx) {
      await stopNginx()
      await site.stop()
    }
    rmSync(folder, { recursive: true })
  })

  const answersPlainly = async () =>
    (await fetch(`http://127.0.0.1:${ports.plain}/`, { redirect: 'manual' }).catch(() => undefined))
      ?.status === 301

  async function ask(path: string, headers: Record<string, string> = {}, body?: Buffer) {
    const method = body ? 'POST' : 'GET'
    const place = { host: '127.0.0.1', port: ports.secure, servername: name }
    const asked = requestSecurely({
      ...place,
      path,
      method,
      headers: { host: name, ...headers },
      rejectUnauthorized: false,
    })
    asked.end(body)
    const [answer] = await once(asked, 'response')
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
  }

  it('leads everybody to https, at the same address', async () => {
    const { status, headers } = await fetch(`http://127.0.0.1:${ports.plain}/faq?x=1`, {
      headers: { host: name },
      redirect: 'manual',
    })
    expect([status, headers.get('location')]).toEqual([301, expect.stringMatching(/\/faq\?x=1$/)])
    expect(await answers(`http://127.0.0.1:${ports.site}/healthz`)).toBe(true)
  })

  it('shows pages of the product, which knows that they travel encrypted', async () => {
    const { status, headers, body } = await ask('/')
    expect([status, body.startsWith('/ ')]).toEqual([200, true])
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
  })

  it('passes on the address of a visitor, not what he says of himself', async () => {
    const heard = vi.fn()
    site.app.server.on('request', ({ headers }) => heard(headers['x-forwarded-for'], headers.host))
    await ask('/', { 'x-forwarded-for': '203.0.113.9' })
    expect(heard).toHaveBeenCalledWith('127.0.0.1', name)
  })

  it('lets a picture of 10 MB through to the product', async () => {
    const picture = Buffer.alloc(10 * 1000 * 1000)
    const { status, body } = await ask('/admin/api/media', {}, picture)
    // Its own answer to somebody who has not signed in, not one of nginx.
    expect(status).toBe(401)
    expect(JSON.parse(body)).toHaveProperty('errors')
  })

  it('lets an application with its five files through, and so does Caddy', async () => {
    const most = largestForm(formFiles.candidatures.length)
    const { status } = await ask(
      '/deposer-un-cv',
      { origin: `https://${name}` },
      Buffer.alloc(most),
    )
    expect(status).not.toBe(413)
    const caddy = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8')
    const [, megabytes] = /max_size (\d+)MB/.exec(caddy) ?? []
    expect(Number(megabytes) * 1_000_000).toBeGreaterThan(most)
  })
})
