import type { Page } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { asAdministrator } from './administratorSession.ts'
import { readJobs, today } from './contentApi.ts'
import { readRunningProduct } from './runningProduct.ts'

const { application: t } = dictionaryOf('fr')

export const page360 = { viewport: { width: 360, height: 740 } }

export const pdfNamed = (name: string, text = name) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`),
})

/** Large enough to be sent in parts. */
export const cvFile = pdfNamed('Mon CV.pdf', 'Vendeuse. '.repeat(60_000))

export async function openOffer(): Promise<string> {
  const jobs = await readJobs()
  const open = jobs.find(
    ({ date_expiration: last, cv_facultatif }) => !cv_facultatif && (!last || last >= today()),
  )
  if (!open) throw new Error('No offer is open')
  return open.slug
}

/** An offer of its own, which its test changes and takes away at the end. */
export async function ownOffer(data: object) {
  const office = await asAdministrator(readRunningProduct().siteUrl)
  const published = { description: 'Essai.', pays: 'Burkina Faso', ...data, _status: 'published' }
  const made = await office.post('/admin/api/jobs', { data: published })
  const { id, slug }: { id: number; slug: string } = (await made.json()).doc
  const change = (changed: object) => office.patch(`/admin/api/jobs/${id}`, { data: changed })
  return { slug, change, hide: () => change({ _status: 'draft' }) }
}

export async function fillIn(page: Page, nom: string, words = t): Promise<void> {
  await page.getByLabel(words.name).fill(nom)
  await page.locator('#candidature-phone').fill('70 12 34 56')
  await page.getByLabel(words.consent).check()
}

/**
 * The same with its file, until all that keeps it without a network has come. The script of the form
 * comes when all is filled in, as on a slow line.
 */
export async function fillInWhole(page: Page, nom: string, file?: typeof cvFile): Promise<void> {
  const filled = Promise.withResolvers<void>()
  const script = /SendApplication/
  await page.route(script, async (route) => {
    await filled.promise
    await route.continue()
  })
  const held = page.waitForResponse(/keptPanel/)
  await fillIn(page, nom)
  if (file) await page.getByLabel(t.cv, { exact: true }).setInputFiles(file)
  filled.resolve()
  await held
  await page.waitForLoadState('networkidle')
  await page.unroute(script)
}

export const send = (page: Page, words = t) =>
  page.getByRole('button', { name: words.submit }).click()

/** What staff see of the applications of somebody. */
export async function applicationsOf(nom: string) {
  const office = await asAdministrator(readRunningProduct().siteUrl)
  const params = { 'where[nom][equals]': nom, depth: '0' }
  return (await (await office.get('/admin/api/candidatures', { params })).json()).docs
}
