import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { firstWith, readJobs, today } from '../support/contentApi.ts'
import { expect, test } from '../support/test.ts'
import { toAccountantsJob, walk } from '../support/walks.ts'

const words = dictionaryOf('fr')

const isOpen = (job: { date_expiration: string | null }) =>
  job.date_expiration === null || job.date_expiration >= today()

test.describe('Job offers (product 2.11)', () => {
  test('lists the open offers only', async ({ page }) => {
    const jobs = await readJobs()
    expect(jobs.filter((job) => !isOpen(job)).length).toBeGreaterThan(0)
    await page.goto('/nos-offres-emplois')
    await expect(page.getByText(words.jobs.count(jobs.filter(isOpen).length))).toBeVisible()
    await expect(page.getByRole('main').locator('article')).toHaveCount(12)
  })

  test('a card has company, last day, title of 20 characters, tags and country', async ({
    page,
  }) => {
    const job = firstWith(await readJobs(), (one) => isOpen(one) && one.titre.length > 20)
    await page.goto('/nos-offres-emplois')
    const card = page.locator(`#offre-${job.slug}`)
    await expect(card.getByRole('link', { name: job.titre.slice(0, 15) }).first()).toHaveAttribute(
      'href',
      `/jobs/${job.slug}`,
    )
    for (const fact of [
      job.compagnie.data?.attributes.nom,
      job.date_expiration?.slice(0, 10),
      job.jobdomain.data?.attributes.nom,
      job.experience_level.data?.attributes.nom,
      job.pays,
    ]) {
      await expect(card).toContainText(fact ?? '')
    }
  })

  test('its button opens a modal with an address of its own; Escape closes it', async ({
    page,
  }) => {
    const job = firstWith(await readJobs(), isOpen)
    await page.goto('/nos-offres-emplois')
    await page
      .locator(`#offre-${job.slug}`)
      .getByRole('link', { name: /^En Savoir Plus/ })
      .click()
    await expect(page).toHaveURL(new RegExp(`offre=${job.slug}$`))
    const modal = page.getByRole('dialog', { name: job.titre })
    await expect(modal.getByRole('heading', { level: 2 })).toHaveText(words.jobs.modalTitle)
    await expect(modal.getByRole('heading', { name: job.titre })).toBeVisible()
    await expect(modal.locator('dt')).toHaveText([
      'Date de publication',
      "Date d'expiration",
      'Pays',
      'Compagnie',
      'Expérience',
      'Domaine',
    ])
    expect((await modal.locator('.modal-box').boundingBox())?.width).toBe(1000)
    // Title, job title, description, then the grid.
    const description = await modal.locator('.prose').boundingBox()
    const grid = await modal.locator('dl').boundingBox()
    expect(grid?.y ?? 0).toBeGreaterThan((description?.y ?? 0) + (description?.height ?? 0) - 1)
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`/nos-offres-emplois#offre-${job.slug}$`))
  })

  test('nothing behind the modal can be reached', async ({ page }) => {
    const job = firstWith(await readJobs(), isOpen)
    await page.goto(`/nos-offres-emplois?offre=${job.slug}`)
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          document.activeElement?.closest('dialog') === null,
      )
      expect(outside).toBe(false)
    }
  })
})

test.describe('A job offer (product 2.11)', () => {
  test('has its description, its details and Urgent only when it is', async ({ page }) => {
    const jobs = await readJobs()
    const urgent = firstWith(jobs, (job) => job.urgent && isOpen(job))
    const calm = firstWith(jobs, (job) => !job.urgent && isOpen(job))
    await page.goto(`/jobs/${urgent.slug}`)
    await expect(page.getByRole('heading', { name: words.job.description })).toBeVisible()
    const details = page.getByRole('complementary')
    await expect(details.getByRole('heading', { name: 'Détails' })).toBeVisible()
    await expect(details.getByText('Urgent')).toBeVisible()
    await expect(details.locator('dt')).toHaveText([
      'Domaine',
      'Type',
      'Expérience',
      "Date d'expiration",
      'Compagnie',
      'Pays',
      'Date de publication',
    ])
    await page.goto(`/jobs/${calm.slug}`)
    await expect(page.getByRole('complementary').getByText('Urgent')).toHaveCount(0)
  })

  test('says how to apply, in two panels of which one is open', async ({ page }) => {
    const job = firstWith(await readJobs(), isOpen)
    await page.goto(`/jobs/${job.slug}`)
    await expect(page.getByRole('heading', { name: 'Comment postuler ?' })).toBeVisible()
    const assisted = page.getByRole('link', { name: 'Continuez vers la création du CV pro' })
    const direct = page.getByRole('link', { name: 'Postulez directement avec votre CV' })
    await expect(assisted).toBeVisible()
    await expect(direct).toBeHidden()
    await page.getByText('Continuez sans notre assistance').click()
    await expect(direct).toBeVisible()
    await expect(assisted).toBeHidden()
    const panel = page.locator('summary', { hasText: 'Continuez sans notre assistance' })
    for (const press of [() => panel.click({ force: true }), () => panel.press('Enter')]) {
      await press()
      await expect(direct).toBeVisible()
    }
    await direct.click()
    await expect(page).toHaveURL(new RegExp(`/deposer-un-cv\\?offre=${job.slug}$`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(job.titre)
  })

  test('stays at its address when it has expired, clearly marked, without a way to apply', async ({
    page,
  }) => {
    const job = firstWith(await readJobs(), (one) => !isOpen(one))
    await page.goto(`/jobs/${job.slug}`)
    await expect(page.getByText(words.jobs.expired)).toBeVisible()
    await expect(page.getByText('Comment postuler ?')).toHaveCount(0)
  })
})

test.describe('Choosing among the offers', () => {
  test('chosen filters stand in the address, narrow the list, and are taken away one by one', async ({
    page,
  }) => {
    const inKaya = (await readJobs()).filter((job) => isOpen(job) && job.ville === 'Kaya')
    await page.goto('/nos-offres-emplois')
    await page.getByText(words.jobs.filters.heading).click()
    await page.getByLabel(words.jobs.filters.ville).selectOption('Kaya')
    await page.getByRole('button', { name: words.jobs.filters.apply }).click()
    await expect(page).toHaveURL(/[?&]ville=kaya.*#offres$/)
    const cards = page.getByRole('main').locator('article')
    await expect(cards).toHaveCount(inKaya.length)
    await expect(page.getByText(words.jobs.count(inKaya.length))).toBeInViewport()
    await expect(page.getByLabel(words.jobs.filters.pays)).toBeHidden()
    await page.getByRole('link', { name: words.choosing.remove('Kaya') }).click()
    await expect(page).toHaveURL('/nos-offres-emplois#offres')
    await expect(cards).not.toHaveCount(inKaya.length)
  })

  test('the offers that close first come first on request', async ({ page }) => {
    await page.goto('/nos-offres-emplois?tri=echeance')
    const days = await page
      .getByRole('main')
      .locator('article')
      .getByText(/^Jusqu’au/)
      .allTextContents()
    expect(days.length).toBeGreaterThan(5)
    expect(days).toEqual(days.toSorted())
  })
})

for (const [locale, javaScriptEnabled, looked, town] of [
  ['fr', true, 'comptabilite ouagadougou', 'Ouagadougou'],
  ['fr', false, 'comptable a Ouagadougou', 'Ouagadougou'],
  ['ar', true, 'محاسب واغادوغو', 'واغادوغو'],
] as const) {
  const script = javaScriptEnabled ? 'with' : 'without'
  test.describe(`An accountant’s job in Ouagadougou, in ${locale}, ${script} script, on a phone`, () => {
    test.use({ javaScriptEnabled, hasTouch: true, viewport: { width: 360, height: 740 } })

    test('is three touches from the home page', async ({ page }) => {
      const { job } = dictionaryOf(locale)
      const way = toAccountantsJob(page, locale, looked)
      expect(way.touches.length).toBeLessThanOrEqual(3)
      await walk(page, way)
      // The facts that decide are read without scrolling, and the free way to apply is at hand.
      const facts = page.getByRole('main').locator('dl').first()
      await expect(facts).toContainText(town)
      await expect(facts).toBeInViewport({ ratio: 1 })
      await page.getByRole('link', { name: job.applyNow }).filter({ visible: true }).click()
      const { send } = dictionaryOf(locale).quote.purposes.application
      await expect(page.getByRole('button', { name: send, exact: true })).toBeVisible()
    })
  })
}
