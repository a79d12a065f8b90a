import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { cartCookie } from '@sira/contract/orders/cart'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { type Line, openLine } from '../../e2e/support/brokenLine.ts'
import { arrivalsOf } from './arrivals.ts'
import type { CutForm } from './forms.ts'
import type { Moment } from './moments.ts'

const words = dictionaryOf('fr')

export interface Visit {
  form: CutForm
  moment: Moment
  scripts: 'fast' | 'slow'
}

/** The complaints of a visitor. */
export interface Complaints {
  /** True when the typed text neither arrived nor stands in the page. */
  lost: boolean
  /** The number of the browser's own error pages. */
  errorPages: number
  /** True when nothing said that the form waits. */
  silent: boolean
  /**
   * True when the form arrived, and its page does not say so (with the reference, where it has
   * one).
   */
  unsaid: boolean
  doubled: boolean
}

interface Surroundings {
  browser: Browser
  siteUrl: string
  /** The database of the back office. */
  file: string
}

/** Milliseconds; the outbox tries again twice a minute. */
const patience = { sign: 20_000, end: 60_000 }

export async function visit(
  { browser, siteUrl, file }: Surroundings,
  { form, moment, scripts }: Visit,
): Promise<Complaints> {
  const line = await openLine(scripts)
  const proxy = { server: line.url }
  const context = await browser.newContext({ baseURL: siteUrl, proxy, locale: 'fr-FR' })
  context.setDefaultTimeout(patience.sign)
  if (form.table === 'commandes') {
    await context.addCookies([{ name: cartCookie, value: 'mensuelx1', url: siteUrl }])
  }
  const text = form.newText()
  const visitor = new Visitor(context, line, form, text)
  try {
    await visitor.goThrough(moment)
    const isSaid = await visitor.waitsForTheEnd()
    const arrived = form.table ? arrivalsOf(file, form.table, text) : Number(isSaid)
    return {
      lost: arrived === 0 && !(await visitor.stands()) && !(await visitor.waits()),
      errorPages: visitor.errorPages,
      silent: visitor.silent,
      unsaid: !isSaid,
      doubled: arrived > 1,
    }
  } catch (cause) {
    throw new Error(`${form.name}, ${moment.name}, ${scripts} scripts`, { cause })
  } finally {
    await context.close()
    line.close()
  }
}

class Visitor {
  errorPages = 0
  silent = false
  #page: Page | undefined
  #isAway = false
  readonly #context: BrowserContext
  readonly #line: Line
  readonly #form: CutForm
  readonly #text: string

  constructor(context: BrowserContext, line: Line, form: CutForm, text: string) {
    this.#context = context
    this.#line = line
    this.#form = form
    this.#text = text
    context.on('page', (page) => {
      this.#page = page
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame() && frame.url().startsWith('chrome-error:'))
          this.errorPages += 1
      })
    })
  }

  get page(): Page {
    if (!this.#page) throw new Error('No page is open')
    return this.#page
  }

  async goThrough({ onSecondPage, gone, breaks, backAfter, after }: Moment): Promise<void> {
    const form = this.#form
    await this.#context.newPage()
    if (onSecondPage) await this.#readFirstPage()
    await this.page.goto(form.address)
    const reach = async (step: Moment['gone']) => {
      if (gone === step) await this.#loseLine()
    }
    await reach('untouched')
    await form.touch(this.page)
    await reach('touched')
    await form.fillHalf(this.page, this.#text)
    await reach('half filled')
    await form.fillRest(this.page, this.#text)
    // A worker starts within a second; nobody fills in a form faster.
    if (after) await this.#workerBegins()
    await reach('filled')
    const broken = breaks && this.#line.breakAt(breaks)
    await this.#send(() => reach('confirming'))
    // Scripts that load late also send late.
    await Promise.race([broken, wait(patience.sign)])
    if (backAfter !== undefined) {
      await wait(backAfter)
      await this.#findLine()
    } else if (breaks === 'hangs') await wait(1000)
    else if (!(await this.#hasSign())) this.silent = true
    if (after === 'reload') await this.page.reload().catch(() => undefined)
    if (after === 'close') await this.page.close()
    await this.#findLine()
    if (after === 'close') await this.#context.newPage()
    if (after) await this.page.goto(form.address)
  }

  /** Whether the confirmation appears in time. A form that waits for its visitor is sent again. */
  async waitsForTheEnd(): Promise<boolean> {
    const said = this.#form.said(this.page)
    const start = Date.now()
    for (; Date.now() < start + patience.end; await wait(500)) {
      if (await said.isVisible()) return true
      // A press while the form sends itself would send an empty form after it.
      if (Date.now() > start + patience.sign) await this.#pressAgain().catch(() => undefined)
    }
    return false
  }

  /** Whether the page says that the form waits on the device. */
  waits(): Promise<boolean> {
    const { page } = this
    return page
      .getByRole('region', { name: words.outbox.label })
      .or(page.getByText(words.outbox.waiting(1)))
      .filter({ visible: true })
      .first()
      .isVisible()
  }

  /** Whether the typed text is still in a field. */
  stands(): Promise<boolean> {
    return this.page.evaluate((text) => {
      const fields = document.querySelectorAll<HTMLInputElement>('input, textarea')
      return [...fields].some(({ value }) => value.includes(text))
    }, this.#text)
  }

  async #readFirstPage(): Promise<void> {
    await this.page.goto('/services')
    await this.page.keyboard.press('PageDown')
    await this.#workerBegins()
    await this.page.goto('/a-propos-de-nous')
    await this.page.waitForFunction(
      async () => (await (await caches.open('fichiers')).keys()).length > 7,
    )
  }

  async #workerBegins(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  }

  async #loseLine(): Promise<void> {
    this.#isAway = true
    this.#line.cut()
    await this.#context.setOffline(true)
  }

  async #findLine(): Promise<void> {
    this.#isAway = false
    this.#line.restore()
    await this.#context.setOffline(false)
  }

  /** Presses the sending button; for an order the second button too, once it is there. */
  async #send(beforeLast: () => Promise<void>): Promise<void> {
    const [first, last] = this.#form.buttons(this.page)
    await first?.click()
    if (!last) return
    // While scripts load, a page with a connection also says for a moment that it waits.
    const waits = this.page.getByText(words.form.unsent).filter({ visible: true })
    await (this.#isAway ? last.or(waits).first() : last).waitFor()
    await beforeLast()
    if (await last.isVisible()) await last.click()
  }

  async #hasSign(): Promise<boolean> {
    const { page } = this
    const signs = page
      .getByText(words.form.unsent)
      .or(page.getByRole('region', { name: words.outbox.label }))
      .or(page.getByText(words.outbox.waiting(1)))
      .or(this.#form.said(page))
    return signs
      .filter({ visible: true })
      .first()
      .waitFor()
      .then(
        () => true,
        () => false,
      )
  }

  /** Presses again, unless the page says that it sends by itself. */
  async #pressAgain(): Promise<void> {
    const { page } = this
    const waits = page
      .getByText(words.form.unsent)
      .or(page.getByRole('region', { name: words.outbox.label }))
      .or(page.locator('[aria-busy="true"]'))
      .filter({ visible: true })
    if ((await waits.count()) > 0 || !(await this.stands())) return
    for (const button of this.#form.buttons(page)) {
      if (await button.isVisible()) await button.click({ timeout: 1000 })
    }
  }
}
