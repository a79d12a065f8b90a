import { trainingSchema } from '@sira/contract/records/training'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { readList } from '../support/backOfficeApi.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')

test.describe('Previews of drafts', () => {
  test('show a training with its unpublished changes, to its author only', async ({
    page,
    backOffice,
  }) => {
    const [record] = await readList('formations', trainingSchema)
    await backOffice.record('formations', record?.id ?? 0)
    const theme = `Un thème pas encore public ${Date.now()}`
    await page.locator('#field-Theme').fill(theme)
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    await expect(page.getByText('Brouillon enregistré avec succès')).toBeVisible()
    await page.goto(`/apercu/formations/${record?.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(theme)
    await page.goto(`/formations/${record?.attributes.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(record?.attributes.Theme ?? '')
  })

  test('show a job, and leave a stranger at the door', async ({ page, browser, signIn }) => {
    await signIn(page)
    await page.goto('/apercu/jobs/1')
    await expect(page.getByText('cette page n’est visible que par l’équipe')).toBeVisible()
    await expect(page.getByRole('heading', { name: words.job.description })).toBeVisible()
    const stranger = await browser.newContext()
    const response = await stranger.request.get(new URL('/apercu/jobs/1', page.url()).href)
    expect(response.status()).toBe(403)
    await stranger.close()
  })
})
