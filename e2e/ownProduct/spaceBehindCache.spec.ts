import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { startVarnish } from '../../scripts/machine/startVarnish.ts'
import { findOrInstallVarnish } from '../../scripts/machine/varnish.ts'
import { answers, stopProgram } from '../../scripts/product/childProgram.ts'
import { freePort } from '../../scripts/product/ports.ts'
import { root } from '../../scripts/product/settings.ts'
import { readRunningProduct } from '../support/runningProduct.ts'
import { letterTo } from '../support/sentMail.ts'
import { expect, test } from '../support/test.ts'
import { testSettings } from '../support/testSettings.ts'

const { space: t, routes } = dictionaryOf('fr')
let visitors = 0

test('Spaces are never mixed behind a cache, end at once, and leave no trace', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const product = await startBehindVarnish()
  try {
    const [awa, bila] = ['awa.cache@exemple.bf', 'bila.cache@exemple.bf']
    const secrets: string[] = []
    const visit = () => visitor(browser, product.url)
    const open = async (page: Page, email: string) => {
      secrets.push(await openSpace(page, email, { ...product, known: secrets }))
      for (const { name, value } of await page.context().cookies()) {
        if (name === 'espace') secrets.push(value, value.split('.')[0] ?? '')
      }
    }
    const [first, second, stranger] = [await visit(), await visit(), await visit()]
    for (const email of [awa, bila]) await askForQuote(stranger.page, email)
    await open(first.page, awa)
    await open(second.page, bila)
    for (const _round of [1, 2]) {
      for (const [{ page }, own, other] of [
        [first, awa, bila],
        [second, bila, awa],
      ] as const) {
        const answer = await page.goto(routes.space)
        expect(answer?.headers()).toMatchObject({
          'cache-control': 'private, no-store',
          'referrer-policy': 'same-origin',
        })
        expect(answer?.headers()['x-cache']).not.toBe('hit')
        await expect(page.getByText(own)).toBeVisible()
        await expect(page.getByText(other)).toHaveCount(0)
      }
      await stranger.page.goto(routes.space)
      await expect(stranger.page.getByLabel(t.address)).toBeVisible()
      await expect(stranger.page.getByText('@exemple.bf')).toHaveCount(0)
    }

    // Another device of hers ends the first one.
    const phone = await visit()
    await open(phone.page, awa)
    await phone.page.getByRole('button', { name: t.end, exact: true }).click()
    await expect(phone.page.getByText(awa)).toBeVisible()
    await first.page.goto(routes.space)
    await expect(first.page.getByLabel(t.address)).toBeVisible()
    await expect(first.page.getByText(awa)).toHaveCount(0)
    await second.page.goto(routes.space)
    await expect(second.page.getByText(bila)).toBeVisible()

    const asked = [first, second, stranger, phone].flatMap(({ addresses }) => addresses).join('\n')
    const log = product.log()
    expect(log).toContain(routes.space)
    expect(secrets).toHaveLength(9)
    for (const secret of [...secrets, awa, bila]) {
      // Six digits of a longer number are no code.
      const alone = new RegExp(`(?<![\\d\\w])${secret.replace(/\W/g, '\\$&')}(?![\\d\\w])`)
      expect(asked).not.toMatch(alone)
      expect(log).not.toMatch(alone)
    }
    for (const { page } of [first, second, stranger, phone]) await page.context().close()
  } finally {
    await product.stop()
  }
})

/** Both parts, as `npm start` runs them, with Varnish in front; all that they write is kept. */
async function startBehindVarnish() {
  const program = findOrInstallVarnish()
  if (program === undefined) throw new Error('Varnish is not installed')
  const dataDir = mkdtempSync(join(tmpdir(), 'sira-cache-'))
  cpSync(readRunningProduct().template, dataDir, { recursive: true })
  const inFront = await freePort()
  const url = `http://127.0.0.1:${inFront}`
  const { port, environment } = await testSettings(dataDir)
  const { API_URL: _own, ...env } = environment
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    env: { ...env, SITE_URL: url, LOG_LEVEL: 'debug' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  const site = `http://127.0.0.1:${port}`
  await expect.poll(() => answers(`${site}/readyz`), { timeout: 120_000 }).toBe(true)
  const varnish = await startVarnish({ program, sites: [site], port: inFront })
  return {
    url,
    dataDir,
    log: () => said,
    async stop() {
      await varnish.stop()
      await stopProgram(child)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A browser of its own, with the address of each thing it asked for, and what that said of the page before. */
async function visitor(browser: Browser, baseURL: string) {
  visitors += 1
  const from = { 'x-forwarded-for': `2001:db8:cac4:${visitors}::1` }
  const context = await browser.newContext({ baseURL, locale: 'fr-FR', extraHTTPHeaders: from })
  const page = await context.newPage()
  const addresses: string[] = []
  context.on('request', (request) => {
    addresses.push(request.url(), request.headers().referer ?? '')
  })
  return { page, addresses }
}

async function askForQuote(page: Page, email: string): Promise<void> {
  const sent = { nom: 'Awa Sow', email, phone: '70 12 34 56', service: 'Autres', message: 'Oui' }
  const answer = await page.request.post('/api/devis', { data: { data: sent } })
  expect(answer.status(), await answer.text()).toBe(200)
}

interface Codes {
  dataDir: string
  /** Those that came before. */
  known: readonly string[]
}

/** Gives the code that opened it. */
async function openSpace(page: Page, email: string, { dataDir, known }: Codes): Promise<string> {
  await page.goto(routes.space)
  await page.getByLabel(t.address).fill(email)
  await page.getByRole('button', { name: t.ask, exact: true }).click()
  await expect(page.getByText(t.sent)).toBeVisible()
  let code = ''
  await expect(async () => {
    const { text = '' } = await letterTo(email, /code/, undefined, dataDir)
    code = /(\d{3}) (\d{3})/.exec(text)?.slice(1).join('') ?? ''
    expect(known).not.toContain(code)
  }).toPass()
  await page.getByLabel(t.code).fill(code)
  await page.getByRole('button', { name: t.open }).click()
  await expect(page.getByRole('heading', { name: t.dossiers })).toBeVisible()
  return code
}
