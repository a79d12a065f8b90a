import type { Locator, Page } from '@playwright/test'
import { axeFaults } from '../support/axeFaults.ts'
import { frenchFaults } from '../support/frenchFaults.ts'
import { hydrated } from '../support/hydrated.ts'
import { noteWords, takeWords } from '../support/screenWords.ts'
import { expect, test } from '../support/test.ts'
import { WrittenTexts } from '../support/writtenTexts.ts'

/** Words that are no French, each for a reason. */
const allowed = [
  // The names of things.
  /^(Google|Facebook|LinkedIn|Instagram|WhatsApp)$/,
  // Payload adds these points itself.
  /Chargement en cours\.\.\.$/,
]

/** Types whose records are opened too: the others have fields of the same kinds. */
const fromVisitors = new Set(['devis', 'contacts', 'emails', 'commandes', 'paiements'])
/** Screens of ours that show money. */
const sales = ['/admin/ventes', '/admin/ventes/cloture', '/admin/ventes/releves']
/** The day, the board of open files, and the forms that staff fill in themselves. */
const enteredByHand = [
  '/admin/journee',
  '/admin/dossiers',
  '/admin/saisie/devis',
  '/admin/saisie/contacts',
  '/admin/abonnes/import',
]
/** People, and one of them. */
const clients = async (page: Page, kind: string) => [
  '/admin/clients',
  ...(kind === 'devis' ? enteredByHand : []),
  `/admin/clients/${kind}/${await firstId(page, kind)}`,
]
const shownWhole = new Set([
  ...fromVisitors,
  ...'blogs formations jobs biblios media documents letters users redirections'.split(' '),
  ...['estimations', 'answer-templates'],
])

declare global {
  interface Window {
    /** Next gives it to whoever looks into a page. */
    next: { router: { push: (path: string) => void } }
  }
}

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

  /** Goes on to another screen as a link of the back office does: nothing is loaded twice. */
  async goOn(path: string): Promise<void> {
    await this.page.evaluate((next) => window.next.router.push(next), path)
    await this.page.waitForURL(({ pathname }) => pathname === path)
    await this.look(path)
  }

  /** Presses something that opens what is then looked at. */
  async press(button: string | Locator, opens: string): Promise<void> {
    const found = typeof button === 'string' ? this.page.locator(button) : button
    const pressed = found.first()
    await hydrated(pressed)
    const opened = this.page.locator(opens).first()
    // Pressed while its screen was still being put together, it opens nothing.
    await expect(async () => {
      if (!(await opened.isVisible())) await pressed.click()
      await expect(opened, `${pressed} of ${this.page.url()}`).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 20_000 })
    await this.look(`${new URL(this.page.url()).pathname} ${pressed}`)
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
    for (const button of ['Publier', 'Dépublier', 'Supprimer']) {
      const several = page
        .locator('.list-selection')
        .getByRole('button', { name: button, exact: true })
      await this.press(several, '#confirm-action')
      await page.locator('#confirm-cancel').click()
      await expect(page.locator('#confirm-action')).toHaveCount(0)
    }
    await this.press('#toggle-list-filters', '.where-builder')
    await this.press('.where-builder button', '.where-builder .condition')
    await this.press('.where-builder .rs__control', '.rs__menu')
    await page.request.delete(`/admin/api/blogs/${id}`)
    await this.open(`${list}/trash`)
    await this.open(`${list}/9999999`)
  }

  /** A quote that was asked for, and how it is answered. */
  async lookAtQuote(): Promise<void> {
    for (const dialog of ['.doc-controls__controls .btn--style-primary', '.sira-history button']) {
      await this.open(`/admin/collections/devis/${await firstId(this.page, 'devis')}`)
      await this.press(dialog, '.sira-dialog')
    }
  }

  /** Several pictures at once, and one. */
  async lookAtUploads(): Promise<void> {
    const library = '/admin/collections/media'
    await this.open(library)
    await this.press('button[aria-label="Ajouter plusieurs fichiers"]', '.bulk-upload--add-files')
    await this.open(`${library}/create`)
    await this.press('#action-save', '.toast-error, [data-type="error"]')
  }

  /** Settings as they were before, and what is asked before they are so again. */
  async lookAtSettings(): Promise<void> {
    const { page } = this
    const settings = '/admin/globals/reception'
    await page.request.post(settings.replace('admin', 'admin/api'), { data: { trashDays: 31 } })
    await this.open(`${settings}/versions`)
    const versions = await page.locator('table tbody a').last().getAttribute('href')
    await this.open(versions ?? '')
    await this.press('.restore-version button', '#confirm-action')
  }

  /** One's own account, and what is asked before its password is changed. */
  async lookAtAccount(): Promise<void> {
    await this.open('/admin/account')
    await this.press('.sira-safety button', '.sira-dialog')
  }
}

/** The lists in the menu, and those that a screen of small lists leads to. */
async function menuOf(page: Page): Promise<string[]> {
  await page.goto('/admin')
  const all = await addressesIn(page, 'nav[aria-label="Menu principal"]')
  const found = all.filter((path) => /^\/admin\/(collections|globals)\//.test(path))
  for (const path of all.filter((one) => one.startsWith('/admin/listes/'))) {
    await page.goto(path)
    found.push(...(await addressesIn(page, 'main')))
  }
  return [...new Set(found)]
}

async function addressesIn(page: Page, part: string): Promise<string[]> {
  const links = page.locator(`${part} a`)
  await links.first().waitFor({ state: 'attached' })
  return links.evaluateAll((found) => found.map((one) => one.getAttribute('href') ?? ''))
}

const firstId = async (page: Page, collection: string, where = '') => {
  const answer = await page.request.get(`/admin/api/${collection}?limit=1&depth=0${where}`)
  return (await answer.json()).docs[0]?.id as number | undefined
}

/** All screens in the menu of staff; somebody has asked for a quote, and ordered. */
async function startedWalk(page: Page): Promise<{ walk: Walk; menu: string[] }> {
  const message = { nom: 'Awa Sow', email: 'awa.sow@exemple.bf', phone: '+22670123456' }
  const request = { ...message, service: 'Formation professionnelle', message: 'Bonjour.' }
  await page.request.post('/api/devis', { data: { data: request } })
  const lignes = [{ nature: 'formule', code: 'mensuel' }]
  const order = { nom: 'Awa Sow', phone: '70123456', indicatif: '+226', mode: 'virement', lignes }
  await page.request.post('/api/commandes', { data: { data: order } })
  const walk = new Walk(page, new WrittenTexts())
  const menu = await menuOf(page)
  for (const path of menu) {
    const [, , kind, slug = ''] = path.split('/')
    if (kind === 'collections') await walk.written.readFrom(page.request, slug)
  }
  await walk.look('/admin')
  return { walk, menu }
}

test.describe('Every screen of the back office', () => {
  test('speaks good French at its door', async ({ page }) => {
    await noteWords(page)
    const walk = new Walk(page, new WrittenTexts())
    const reset = '/admin/reset/nul'
    for (const door of ['/admin/login', '/admin/forgot', reset, `${reset}?invitation`]) {
      await walk.open(door)
    }
    await expect(page.getByRole('heading', { name: 'Bienvenue' })).toBeVisible()
    expect([...walk.faults]).toEqual([])
  })

  test('speaks good French to an administrator', async ({ page, backOffice }) => {
    test.setTimeout(420_000)
    await noteWords(page)
    await backOffice.write('letters', { subject: 'Une lettre', body: 'Bonjour.' })
    const { walk, menu } = await startedWalk(page)
    expect(menu.length).toBeGreaterThan(25)
    for (const path of menu) {
      const [, , kind] = path.split('/')
      await walk.goOn(path)
      if (kind === 'collections')
        await walk.press('#toggle-list-columns', '.list-controls__columns .pill')
    }
    for (const slug of shownWhole) {
      const id = await firstId(page, slug)
      if (id !== undefined) await walk.goOn(`/admin/collections/${slug}/${id}`)
      if (!fromVisitors.has(slug)) await walk.goOn(`/admin/collections/${slug}/create`)
    }
    for (const screen of [...sales, ...(await clients(page, 'devis'))]) await walk.goOn(screen)
    expect(await axeFaults(page)).toEqual([])
    await walk.lookAtArticles()
    await walk.lookAtUploads()
    await walk.lookAtQuote()
    await walk.lookAtSettings()
    await walk.lookAtAccount()
    expect([...walk.faults]).toEqual([])
  })

  test('speaks good French to the cashier, and hides nothing from a screen reader', async ({
    colleague,
  }) => {
    const { page } = await colleague('cashier')
    await noteWords(page)
    const { walk, menu } = await startedWalk(page)
    for (const path of menu) await walk.goOn(path)
    for (const path of [...sales, ...(await clients(page, 'commandes'))]) {
      await walk.open(path)
      expect(await axeFaults(page), path).toEqual([])
    }
    for (const slug of ['commandes', 'paiements']) {
      await walk.open(`/admin/collections/${slug}/${await firstId(page, slug)}`)
      // The rest of such a screen is Payload's.
      await page.locator('.sira-desk').waitFor()
      expect(await axeFaults(page, { part: '.sira-desk' }), slug).toEqual([])
    }
    expect([...walk.faults]).toEqual([])
  })

  for (const role of ['editor', 'agent'] as const) {
    test(`speaks good French to an ${role}`, async ({ colleague }) => {
      const { page } = await colleague(role)
      await noteWords(page)
      const { walk, menu } = await startedWalk(page)
      expect(menu.length).toBeGreaterThan(3)
      for (const path of menu) await walk.goOn(path)
      if (role === 'agent') await walk.lookAtQuote()
      else {
        await walk.goOn(`/admin/collections/blogs/${await firstId(page, 'blogs')}`)
        await walk.open('/admin/calendrier')
        expect(await axeFaults(page)).toEqual([])
      }
      // Refused screens say so in their words.
      await walk.open('/admin/collections/users')
      await walk.lookAtAccount()
      expect([...walk.faults]).toEqual([])
    })
  }
})
