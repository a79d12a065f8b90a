import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { drawnPhoto } from '../../e2e/support/drawnPictures.ts'

/** Milliseconds of each kind of save. */
export interface Figures {
  save: Map<string, number[]>
  site: Map<string, number[]>
}

interface Wait {
  /** A condition to wait for instead of the words. */
  done?: () => Promise<unknown>
  follows?: Followed
}

/** The text on the site once it has followed, and its page. */
interface Followed {
  what: string
  address: string
  words: string
}

/** The site that has not followed by then does not. */
const longestMs = 30_000

const body = (page: Page) => page.getByRole('textbox', { name: /^Contenu/ })
const isRecord = (type: string) => (url: URL) => new RegExp(`/${type}/\\d+$`).test(url.pathname)

const saidToBeKept = '[data-sonner-toast][data-type="success"]'

/**
 * Makes the page record, by its own clock, the next press of a key or a button, and the
 * confirmation of the save. Playwright's `waitFor` would look only twice a second after a while,
 * and add up to half a second.
 */
async function noteTimes(page: Page): Promise<void> {
  await page.evaluate((wanted) => {
    performance.clearMarks()
    for (const kind of ['pointerdown', 'keydown']) {
      const press = () => performance.mark('pressed')
      addEventListener(kind, press, { capture: true, once: true })
    }
    const observer = new MutationObserver(() => {
      if (document.querySelector(wanted) === null) return
      observer.disconnect()
      performance.mark('said')
    })
    observer.observe(document.body, { childList: true, subtree: true })
  }, saidToBeKept)
}

/** Waits without questions in between: a browser that draws every frame takes a whole processor. */
const said = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const isSaid = () => performance.getEntriesByName('said').length > 0
        if (isSaid()) return done()
        const observer = new PerformanceObserver(() => {
          if (!isSaid()) return
          observer.disconnect()
          done()
        })
        observer.observe({ type: 'mark' })
      }),
  )

/** Gives the times of the press and of the confirmation, in milliseconds since 1970. */
const noted = (page: Page) =>
  page.evaluate(() => {
    const at = (name: string) =>
      performance.timeOrigin + (performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN)
    return { pressed: at('pressed'), said: at('said') }
  })

const clock = () => performance.timeOrigin + performance.now()

/** Makes each kind of save once; `figures` collects the times. */
export async function saveEverything(page: Page, figures: Figures | undefined): Promise<void> {
  const stamp = Date.now()
  const note = (kind: keyof Figures, what: string, time: number) =>
    figures?.[kind].set(what, [...(figures[kind].get(what) ?? []), time])

  /**
   * Measures the time from the press to the confirmation, or to `done`, then until the site has
   * followed. Then it closes the confirmation.
   */
  async function timed(what: string, press: () => Promise<unknown>, { done, follows }: Wait = {}) {
    await noteTimes(page)
    await press()
    await (done ?? (() => said(page)))()
    const reached = clock()
    const times = await noted(page)
    const end = done ? reached : times.said
    note('save', what, end - times.pressed)
    const followed = follows && seen(follows, end)
    await page.waitForLoadState('networkidle')
    // By script: a mouse over the toasts would keep them open.
    await page.locator('[data-sonner-toast] button').evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click()
    })
    await page.waitForFunction((words) => !document.querySelector(words), saidToBeKept)
    await followed
  }
  async function seen({ what, address, words }: Followed, since: number) {
    while (!(await (await page.request.get(address)).text()).includes(words)) {
      if (clock() - since > longestMs) throw new Error(`${address} never said ${words}`)
      await wait(20)
    }
    note('site', what, clock() - since)
  }
  async function open(path: string) {
    await page.goto(`/admin${path}`)
    await page.waitForLoadState('networkidle')
  }
  const save = () => page.keyboard.press('Control+s')
  const publish = () =>
    page
      .getByRole('button', { name: /^Publier/ })
      .first()
      .click()
  async function goOnWriting(words: string) {
    await body(page).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(words)
  }

  await open('/collections/blogs/create')
  await page.locator('#field-titre').fill(`Une foire ${stamp}`)
  await body(page).fill('Un texte.')
  const isThere = { done: () => page.waitForURL(isRecord('blogs')) }
  await timed('an article, for the first time', save, isThere)
  await goOnWriting(' Encore.')
  await timed('its draft', () => page.getByRole('button', { name: /brouillon$/ }).click())
  const address = `/actualite/${await page.locator('#field-slug').inputValue()}`
  const shows = (what: string, words: string) => ({ follows: { what, address, words } })
  await timed('its first publication', publish, shows('shows the article', 'Encore.'))
  await goOnWriting(` Corrigé ${stamp}.`)
  const corrected = shows('shows the correction', `Corrigé ${stamp}`)
  await timed('its correction, published', publish, corrected)

  await open('/collections/formations/1')
  await page.locator('.doc-controls__popup button').first().click()
  const copy = page.getByRole('button', { name: 'Dupliquer', exact: true })
  const isCopy = (url: URL) => isRecord('formations')(url) && !url.pathname.endsWith('/1')
  await timed('a training, copied', () => copy.click(), { done: () => page.waitForURL(isCopy) })
  await timed('the copy, published', publish)

  await open('/collections/faqs/1')
  await page.locator('#field-question').fill(`Une question, ${stamp} ?`)
  await timed('a question', save)
  await open('/globals/reception')
  const days = page.locator('#field-trashDays')
  await days.fill(String(Number(await days.inputValue()) + 1))
  await timed('settings', save)
  const asked = { nom: 'Awa', email: `awa.${stamp}@exemple.bf`, service: 'Autres', message: 'Oui.' }
  const sent = await page.request.post('/api/devis', { data: { data: asked } })
  await open(`/collections/devis/${(await sent.json()).data.id}`)
  await page.getByLabel('Prochaine action').fill('Appeler')
  await timed('a request', save)

  const photo = await drawnPhoto(page, 1600, 1067)
  const picture = page.getByRole('button', { name: 'Retirer le fichier' })
  await open('/collections/media/1')
  if (await picture.isVisible()) await picture.click()
  const file = { name: 'foire.jpg', mimeType: 'image/jpeg', buffer: photo }
  await page.locator('input[type="file"]').first().setInputFiles(file)
  const keep = page.getByRole('button', { name: 'Enregistrer', exact: true })
  await page.locator('.file-field img').first().waitFor()
  await timed('a photograph of 1600 × 1067, in the place of a picture', () => keep.click())
}
