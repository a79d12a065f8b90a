import type { Page } from '@playwright/test'
import { frenchFaults } from '../support/frenchFaults.ts'
import { noteWords, takeWords } from '../support/screenWords.ts'
import { expect, test } from '../support/test.ts'
import { WrittenTexts } from '../support/writtenTexts.ts'

const password = 'Trois-mangues-bleues-4'

/** Words that are no French, each for a reason. */
const allowed = [
  // The names of things.
  /^(Tout le back office|Google|Facebook|LinkedIn|Instagram|WhatsApp)$/,
  // Payload adds these points itself.
  /Chargement en cours\.\.\.$/,
  // Where letters stand without a mail server: the name of a setting.
  /SMTP_URL/,
]

/** Types whose records are opened too: the others have fields of the same kinds. */
const fromVisitors = new Set(['devis', 'contacts', 'emails'])
const shownWhole = new Set([
  ...fromVisitors,
  ...['blogs', 'formations', 'jobs', 'biblios', 'media', 'letters', 'users', 'redirections'],
])

class Walk {
  readonly faults = new Set<string>()
  readonly page: Page
  readonly written: WrittenTexts

  constructor(page: Page, written: WrittenTexts) {
    this.page = page
    this.written = written
  }

  /** Judges what was shown since the last time. */
  async look(place: string): Promise<void> {
    for (const shown of await takeWords(this.page)) {
      if (frenchFaults(shown).length === 0) continue
      if (allowed.some((one) => one.test(shown.words)) || this.written.has(shown.words)) continue
      const faults = frenchFaults({ ...shown, words: this.written.without(shown.words) })
      if (faults.length > 0) this.faults.add(`${place} : « ${shown.words} » (${faults.join(', ')})`)
    }
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path)
    await this.page.locator('.template-default, .template-minimal').first().waitFor()
    await this.look(path)
  }

  /** Presses something that opens what is then looked at. */
  async press(button: string, opens: string): Promise<void> {
    const opened = this.page.locator(opens).first()
    await expect(async () => {
      // A press before the page is hydrated opens nothing; a second one would close it.
      if (!(await opened.isVisible()))
        await this.page.locator(button).first().click({ timeout: 2000 })
      await expect(opened).toBeVisible({ timeout: 2000 })
    }, `${button} of ${this.page.url()}`).toPass({ timeout: 20_000 })
    await this.look(`${new URL(this.page.url()).pathname} ${button}`)
  }

  /** An article and what can be done with it: errors, versions, plans, dialogs, the trash. */
  async lookAtArticles(): Promise<void> {
    const { page } = this
    const list = '/admin/collections/blogs'
    await this.open(`${list}/create`)
    await this.press('#action-save', '.toast-error, [data-type="error"]')
    const data = { titre: 'Une foire à Kaya', contenu: 'Un texte.', _status: 'published' }
    const made = await page.request.post('/admin/api/blogs', { data })
    const id = (await made.json()).doc.id as number
    await page.request.patch(`/admin/api/blogs/${id}?draft=true`, { data: { contenu: 'Autre.' } })
    await this.written.readFrom(page.request, 'blogs')

    await this.open(`${list}/${id}`)
    await this.press('.doc-controls__popup button', '#action-duplicate')
    await this.press('#action-delete', '#confirm-action')
    await this.open(`${list}/${id}`)
    await this.press('.sira-plans .btn', '.sira-dialog')
    await this.open(`${list}/${id}/versions`)
    const versions = await page.locator('table tbody a').first().getAttribute('href')
    await this.open(versions ?? '')
    await this.open(`${list}?search=${encodeURIComponent('Une foire à Kaya')}`)
    await this.press('#select-all', '.list-selection')
    await this.press('#toggle-list-filters', '.where-builder')
    await this.press('.where-builder button', '.where-builder .condition')
    await this.press('.where-builder .rs__control', '.rs__menu')
    await page.request.delete(`/admin/api/blogs/${id}`)
    await this.open(`${list}/trash`)
    await this.open(`${list}/9999999`)
  }

  /** A quote that was asked for, a letter, and who is sought among the personal data. */
  async lookAtInbox(): Promise<void> {
    const { page } = this
    await this.open(`/admin/collections/devis/${await firstId(page, 'devis')}`)
    await this.press('.doc-controls__controls .btn--style-primary', '.sira-dialog')
    await this.open(`/admin/collections/letters/${await firstId(page, 'letters')}`)
    await this.open('/admin/collections/erasures')
  }
}

async function menuOf(page: Page): Promise<string[]> {
  await page.goto('/admin')
  const links = page.locator('nav a[href^="/admin/collections/"], nav a[href^="/admin/globals/"]')
  await links.first().waitFor({ state: 'attached' })
  const all = await links.evaluateAll((found) => found.map((one) => one.getAttribute('href') ?? ''))
  return [...new Set(all)].filter((path) => !path.includes('?'))
}

const firstId = async (page: Page, collection: string, where = '') => {
  const answer = await page.request.get(`/admin/api/${collection}?limit=1&depth=0${where}`)
  return (await answer.json()).docs[0]?.id as number | undefined
}

test.describe('Every screen of the back office (issue 13, point 29)', () => {
  test('speaks good French to an administrator', async ({ page, signIn }) => {
    test.setTimeout(180_000)
    await noteWords(page)
    const written = new WrittenTexts()
    const walk = new Walk(page, written)
    for (const door of ['/admin/login', '/admin/forgot', '/admin/reset/nul']) await walk.open(door)
    await signIn(page)
    const message = { nom: 'Awa Sow', email: 'awa.sow@exemple.bf', phone: '+22670123456' }
    const request = { ...message, service: 'Formation professionnelle', message: 'Bonjour.' }
    await page.request.post('/api/devis', { data: { data: request } })
    const letter = { subject: 'Une lettre', body: 'Bonjour.' }
    await page.request.post('/admin/api/letters', { data: letter })
    const menu = await menuOf(page)
    expect(menu.length).toBeGreaterThan(25)
    for (const path of menu) {
      const [, , kind, slug = ''] = path.split('/')
      if (kind === 'collections') await written.readFrom(page.request, slug)
    }
    await walk.look('/admin')

    for (const path of menu) {
      const [, , kind, slug = ''] = path.split('/')
      await walk.open(path)
      if (kind === 'globals') continue
      await walk.press('#toggle-list-columns', '.list-controls__columns .pill')
      if (!shownWhole.has(slug)) continue
      const id = await firstId(page, slug)
      if (id !== undefined) await walk.open(`${path}/${id}`)
      if (!fromVisitors.has(slug)) await walk.open(`${path}/create`)
    }
    await walk.lookAtArticles()
    await walk.lookAtInbox()
    await walk.open('/admin/account')
    await walk.press('.sira-safety button', '.sira-dialog')
    expect([...walk.faults]).toEqual([])
  })

  for (const role of ['editor', 'agent']) {
    test(`speaks good French to an ${role}`, async ({ page, signIn, browser, baseURL }) => {
      await signIn(page)
      const email = `${role}-${Date.now()}@sira.example`
      const account = { email, password, nom: 'Awa', role }
      expect((await page.request.post('/admin/api/users', { data: account })).status()).toBe(201)
      const own = await browser.newContext({ baseURL: baseURL ?? '' })
      const desk = await own.newPage()
      expect((await own.request.post('/admin/api/users/login', { data: account })).ok()).toBe(true)
      await noteWords(desk)
      const walk = new Walk(desk, new WrittenTexts())
      const menu = await menuOf(desk)
      for (const path of menu) await walk.written.readFrom(desk.request, path.split('/')[3] ?? '')
      // What others see of these is the same; what is refused is not.
      const refused = '/admin/collections/users'
      for (const path of ['/admin', ...menu.slice(0, 2), refused, '/admin/account']) {
        await walk.open(path)
      }
      expect([...walk.faults]).toEqual([])
      await own.close()
    })
  }
})
