import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { axeFaults } from '../support/axeFaults.ts'
import { firstWith, readJobs, today } from '../support/contentApi.ts'
import { layoutFaults } from '../support/layoutFaults.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')
const arabic = dictionaryOf('ar')
const open = async () =>
  firstWith(await readJobs(), ({ date_expiration: last }) => last === null || last > today())

test.describe('What may be believed of an offer, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('every offer says that applying is free, and takes a report on its own page', async ({
    page,
  }) => {
    const { slug } = await open()
    await page.goto(`/jobs/${slug}`)
    await expect(page.getByText(words.jobTrust.free)).toBeVisible()
    await page.getByText(words.jobTrust.report, { exact: true }).click()
    const form = page.locator('form[data-form="signalements"]')
    await expect(form).not.toContainText(words.form.required)
    await page.getByRole('button', { name: words.jobTrust.send }).click()
    await expect(page.getByText('Dites ce qui ne va pas.')).toBeVisible()
    await page.getByLabel(words.jobTrust.reason).selectOption('frais')
    await page.getByLabel(words.jobTrust.message).fill('On demande 5 000 F de dossier.')
    await page.getByRole('button', { name: words.jobTrust.send }).click()
    await expect(page.getByText('Notre équipe regarde cette offre.')).toBeVisible()
    await expect(page).toHaveURL(`/jobs/${slug}`)
    expect(await axeFaults(page)).toEqual([])
    expect(await layoutFaults(page)).toEqual([])
  })

  test('an offer is printed by its button', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.goto(`/jobs/${(await open()).slug}`)
    await page.getByRole('button', { name: words.sharing.print }).click()
    await expect(page.locator('[data-printed]')).toBeVisible()
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('an offer is reported in Arabic, and what was typed is not lost', async ({ page }) => {
      const { slug } = await open()
      await page.goto(`/ar/jobs/${slug}`)
      await page.getByText(arabic.jobTrust.report, { exact: true }).click()
      await page.getByLabel(arabic.jobTrust.reason).selectOption('fausse')
      await page.getByLabel(arabic.jobTrust.email).fill('awa')
      await page.getByRole('button', { name: arabic.jobTrust.send }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic.jobTrust.reportTitle)
      await expect(page.getByLabel(arabic.jobTrust.reason)).toHaveValue('fausse')
      await page.getByLabel(arabic.jobTrust.email).fill('')
      await page.getByRole('button', { name: arabic.jobTrust.send }).click()
      await expect(page.getByText('فريقنا يراجع هذا العرض.')).toBeVisible()
      await page.getByRole('link', { name: arabic.jobTrust.back }).click()
      await expect(page).toHaveURL(`/ar/jobs/${slug}`)
    })
  })

  test('its badge is gone with the first word that changes', async ({ page, signIn }) => {
    await signIn(page)
    const { slug, compagnie, description } = await open()
    const asked = await page.request.get(`/api/jobs?filters[slug][$eq]=${slug}&fields[0]=slug`)
    const found = (await asked.json()) as { data: { id: number }[] }
    const id = found.data[0]?.id
    const employer = `/admin/api/compagnies/${compagnie.data?.id}`
    const trusted = { ifu: `IFU${id}`, controleJusquau: '2099-01-01' }
    expect((await page.request.patch(employer, { data: trusted })).status()).toBe(200)
    const checked = await page.request.post(`/admin/api/controles/${id}/verifier`, { data: {} })
    expect(checked.status()).toBe(200)
    const mark = page.getByText(words.jobTrust.verified, { exact: true })
    await expect(async () => {
      await page.goto(`/jobs/${slug}`)
      await expect(mark.first()).toBeVisible({ timeout: 500 })
    }).toPass()
    const data = { description: `${description} Mot.`, _status: 'published' }
    expect((await page.request.patch(`/admin/api/jobs/${id}`, { data })).status()).toBe(200)
    await expect(async () => {
      await page.goto(`/jobs/${slug}`)
      await expect(page.getByText('Mot.').first()).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(mark).toHaveCount(0)
    await page.request.patch(`/admin/api/jobs/${id}`, {
      data: { description, _status: 'published' },
    })
  })
})
