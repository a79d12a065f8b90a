import type { Page } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { firstWith, readJobs, today } from '../support/contentApi.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')
const { saved } = words

const openJob = async () =>
  firstWith(await readJobs(), ({ date_expiration: last }) => (last ?? '9') >= today())

/** Addresses of all that the worker has without a network. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = ['pages', 'fichiers']
    const kept = names.map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(kept)).flat().map(({ url }) => url)
  })
}

test.describe('What a visitor keeps on his device', () => {
  test.use({ expectedError: /ERR_INTERNET_DISCONNECTED/ })

  test('is listed on a page of its own and read without a network, and taken away again', async ({
    page,
    context,
  }) => {
    const job = await openJob()
    await page.goto('/nos-offres-emplois')
    const keep = page.getByRole('button', { name: `${saved.keep}\u00a0: ${job.titre}` })
    await expect(keep).toHaveAttribute('aria-pressed', 'false')
    await keep.click()
    const kept = page.getByRole('button', { name: `${saved.kept}\u00a0: ${job.titre}` })
    await expect(kept).toHaveAttribute('aria-pressed', 'true')
    await expect(kept.getByText(saved.kept, { exact: true })).toBeVisible()
    await expect(kept.getByText(saved.keep, { exact: true })).toBeHidden()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const needed = [`/jobs/${job.slug}`, '/mes-favoris', 'SavedList', 'shared']
    await expect
      .poll(async () => {
        const kept = await keptAddresses(page)
        return needed.filter((part) => !kept.some((address) => address.includes(part)))
      })
      .toEqual([])
    await context.setOffline(true)
    await page.getByRole('link', { name: saved.seeAll }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(saved.title)
    await page.getByRole('link', { name: job.titre }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.titre)
    await context.setOffline(false)
    await page.goto('/mes-favoris')
    await page.getByRole('button', { name: `${saved.list.remove}\u00a0: ${job.titre}` }).click()
    await expect(page.getByText(saved.list.empty)).toBeVisible()
  })

  test('says what is true today: the facts of its page, and that a page is gone', async ({
    page,
  }) => {
    const job = await openJob()
    const kept = [`/jobs/${job.slug}`, '/jobs/offre-retiree'].map((address) => {
      return { type: 'jobs', address, title: address, fact: 'Ce qui était vrai' }
    })
    await page.addInitScript((records) => {
      if (localStorage.getItem('sira-favoris') === null) {
        localStorage.setItem('sira-favoris', JSON.stringify(records))
      }
    }, kept)
    await page.goto(`/jobs/${job.slug}`)
    await page.goto('/mes-favoris')
    await expect(page.getByRole('link', { name: job.titre })).toBeVisible()
    await page.getByRole('link', { name: '/jobs/offre-retiree' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('introuvable')
    await page.goto('/mes-favoris')
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: saved.list.gone }),
    ).toContainText('/jobs/offre-retiree')
    await expect(page.getByText('Ce qui était vrai')).toHaveCount(1)
  })

  test('holds books too, from the window of one', async ({ page }) => {
    await page.goto('/sira-biblio?livre=1')
    const keep = page.getByRole('dialog').getByRole('button', { name: saved.keep })
    await keep.click()
    const kept = page.getByRole('dialog').getByRole('button', { name: saved.kept })
    await expect(kept).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(kept).toHaveAttribute('aria-pressed', 'true')
  })

  test('is one thing in every language, kept in one and taken away in another', async ({
    page,
  }) => {
    const job = await openJob()
    const heart = page.getByRole('main').locator('[aria-pressed]')
    const listed = page.getByRole('main').locator('a[href*="/jobs/"]')
    await page.goto(`/jobs/${job.slug}`)
    await heart.click()
    await page.goto(`/en/jobs/${job.slug}`)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.click()
    await page.goto('/mes-favoris')
    await expect(page.getByText(saved.list.empty)).toBeVisible()
    await page.goto(`/jobs/${job.slug}`)
    await heart.click()
    await page.goto('/mes-favoris')
    await expect(listed).toHaveAttribute('href', `/jobs/${job.slug}`)
  })
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing can be kept, and the list says what it needs', async ({ page }) => {
    await page.goto('/nos-offres-emplois')
    await expect(page.getByRole('main').locator('article').first()).toBeVisible()
    await expect(page.getByRole('button', { name: saved.keep })).toHaveCount(0)
    await page.goto('/mes-favoris')
    await expect(page.getByText(saved.needsScript)).toBeVisible()
  })
})
