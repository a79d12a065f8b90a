import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { scriptBudgetOf } from '../../apps/site/src/kinds/scriptBudgets.ts'
import { axeFaults } from '../support/axeFaults.ts'
import { firstWith, readJobs, today } from '../support/contentApi.ts'
import { layoutFaults } from '../support/layoutFaults.ts'
import { scriptBytes } from '../support/scriptBytes.ts'
import { expect, test } from '../support/test.ts'

const arabic = dictionaryOf('ar').cv
const { cv, letter } = dictionaryOf('fr')
const sheet = (page: Page) => page.locator('.cv-sheet')

/** Everything kept on the device; the list of pages that were read is nobody's own. */
function keptOnDevice(page: Page) {
  return page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    places: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    cookies: document.cookie,
  }))
}

/** The worker has the page and all that draws it. */
async function keptForLater(page: Page, builder: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const needed = [new URL(page.url()).pathname, builder, 'papers']
  await expect
    .poll(() =>
      page.evaluate(async (parts) => {
        const names = ['pages', 'fichiers']
        const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        const addresses = kept.flat().map(({ url }) => url)
        return parts.filter((part) => !addresses.some((address) => address.includes(part)))
      }, needed),
    )
    .toEqual([])
}

test.describe('A CV on a small phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    expectedError: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
  })

  test('in Arabic, written offline and read again: nothing is lost; erased, nothing is left', async ({
    page,
    context,
  }) => {
    const bytes = scriptBytes(page)
    await page.goto('/ar/cv')
    const name = page.getByLabel(arabic.fields.name[0])
    await name.tap().catch(() => name.click())
    await keptForLater(page, 'CvBuilder')
    expect(await bytes()).toBeLessThanOrEqual(scriptBudgetOf('/cv').touched)
    const before = await keptOnDevice(page)
    expect(before.databases).not.toContain('workbox-background-sync')

    await context.setOffline(true)
    await page.reload()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await name.fill('أواتا ويدراوغو')
    await page.getByLabel(arabic.fields.phone[0]).fill('70 12 34')
    await expect(page.getByText(arabic.problems.phoneWrong)).toBeVisible()
    await page.getByLabel(arabic.fields.phone[0]).fill('70 12 34 56')
    await expect(page.getByText(arabic.problems.phoneWrong)).toHaveCount(0)
    await page.getByText(arabic.parts.work, { exact: true }).click()
    const add = (entry: string) =>
      page.getByRole('button', { name: `${arabic.editor.addEntry}\u00a0: ${entry}` })
    await add(arabic.fields.position[0]).click()
    const post = page.getByRole('group', { name: `${arabic.fields.position[0]} 1` })
    await post.getByLabel(arabic.fields.position[0]).fill('محاسبة')
    await post.getByLabel(`${arabic.fields.start[0]}, ${arabic.editor.year}`).fill('٢٠١٩')
    await post.getByLabel(`${arabic.fields.start[0]}, ${arabic.editor.month}`).selectOption('03')
    await post.getByLabel(arabic.fields.tasks[0]).fill('كشوف الرواتب\nالتصريحات')
    await page.getByText(arabic.parts.languages, { exact: true }).click()
    await add(arabic.fields.language[0]).click()
    await page.locator('#cv-languages-0-name').fill('mooré')
    expect(await layoutFaults(page)).toEqual([])
    expect(await axeFaults(page)).toEqual([])
    await expect(page.getByText(arabic.editor.kept)).toBeVisible()

    await page.reload()
    await page.getByRole('button', { name: arabic.editor.look }).click()
    const read = ['أواتا ويدراوغو', '70 12 34 56', 'منذ مارس 2019', 'كشوف الرواتب', 'الموري']
    for (const text of read) await expect(sheet(page)).toContainText(text)
    await expect(sheet(page)).toHaveAttribute('dir', 'rtl')
    await page.getByRole('button', { name: arabic.editor.write }).click()
    await expect(name).toHaveValue('أواتا ويدراوغو')
    // Nothing was asked of the network but the page itself, which the worker had.
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([])

    await context.setOffline(false)
    const drawn = page.waitForEvent('download')
    await page.getByRole('button', { name: arabic.use.pdf }).click()
    const file = await drawn
    expect(file.suggestedFilename()).toBe('CV-أواتا-ويدراوغو.pdf')
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')

    await page.getByRole('button', { name: arabic.device.erase }).click()
    await page.getByRole('button', { name: arabic.device.yes }).click()
    await expect(page.getByText(arabic.device.erased)).toBeVisible()
    const left = await keptOnDevice(page)
    expect(left.databases).not.toContain('sira-dossier')
    expect(JSON.stringify(left)).not.toMatch(/أواتا|dossier/)
    await page.reload()
    await expect(name).toHaveValue('')
  })

  test('on a shared device goes when the browser is closed', async ({ page, context }) => {
    await page.goto('/cv')
    await page.getByLabel(cv.fields.name[0]).fill('Awa')
    await page.getByLabel(cv.device.shared).check()
    await page.reload()
    await expect(page.getByLabel(cv.fields.name[0])).toHaveValue('Awa')
    // A browser does this when it is closed.
    await context.clearCookies({ name: 'dossier-ouvert' })
    await page.reload()
    await expect(page.getByLabel(cv.fields.name[0])).toHaveValue('')
  })
})

test('A CV is written by keys alone, undone, copied, and leaves as a file that is read again', async ({
  page,
}) => {
  await page.goto('/cv')
  const name = page.getByLabel(cv.fields.name[0])
  await name.focus()
  await page.keyboard.type('Awa Ouédraogo')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Vendeuse')
  await expect(sheet(page)).toContainText('Awa Ouédraogo')
  const skills = page.locator('summary', { hasText: cv.parts.skills })
  await skills.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Caisse')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Accueil')
  await page.getByLabel(cv.editor.design).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.cv-banner')).toBeVisible()
  const undo = page.getByRole('button', { name: cv.editor.undo })
  await undo.press('Enter')
  await expect(page.locator('.cv-banner')).toHaveCount(0)
  for (let steps = 0; steps < 9; steps += 1) await page.keyboard.press('Enter')
  await expect(name).toHaveValue('')
  // Nothing is left to undo, and the focus stays.
  await expect(undo).toBeFocused()
  const again = page.getByRole('button', { name: cv.editor.redo })
  await again.focus()
  for (let steps = 0; steps < 9; steps += 1) await page.keyboard.press('Enter')
  await expect(again).toBeFocused()
  await undo.press('Enter')
  await expect(page.locator('.cv-banner')).toHaveCount(0)
  await page.getByRole('button', { name: cv.editor.redo }).press('Enter')
  await expect(page.locator('.cv-banner')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: cv.use.save }).press('Enter')
  const path = await (await saved).path()
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
    basics: { name: 'Awa Ouédraogo', label: 'Vendeuse' },
    skills: [{ name: 'Caisse' }, { name: 'Accueil' }],
    meta: { 'x-sira': { lang: 'fr', design: 'bandeau' } },
  })
  const left = page.locator('.cv-tools[tabindex="-1"]')
  await page.getByRole('button', { name: cv.editor.copy }).press('Enter')
  await expect(left).toBeFocused()
  await page.getByRole('button', { name: cv.editor.remove }).press('Enter')
  await page.getByRole('button', { name: cv.editor.sure }).press('Enter')
  await expect(left).toBeFocused()
  await page.getByRole('button', { name: cv.editor.remove }).press('Enter')
  await page.getByRole('button', { name: cv.editor.sure }).press('Enter')
  await expect(name).toHaveValue('')
  await expect(left).toBeFocused()
  await page.locator('summary', { hasText: cv.parts.references }).press('Enter')
  const add = page.getByRole('button', { name: `${cv.editor.addEntry}\u00a0: ` }).last()
  await add.press('Enter')
  await page.getByRole('button', { name: `${cv.editor.removeEntry}\u00a0: ` }).press('Enter')
  await expect(add).toBeFocused()
  const work = [{ position: 'Maçon', startDate: '2019-03-01T00:00:00Z', endDate: 'Present' }]
  const foreign = { basics: { name: 'Salif' }, work, projects: [{ name: 'Pont' }] }
  const chooser = page.locator('input[type="file"]')
  const json = (content: object) => ({
    name: 'cv.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  })
  await chooser.setInputFiles(json({ nothing: true }))
  await expect(page.getByText(cv.use.unreadable)).toBeVisible()
  await chooser.setInputFiles(json(foreign))
  await expect(name).toHaveValue('Salif')
  const said = `${cv.use.mended}${cv.parts.work}. ${cv.use.leftOut}projects.`
  await expect(page.getByText(said)).toBeVisible()
  await expect(sheet(page)).toContainText('depuis mars 2019')
  await chooser.setInputFiles({ ...json({}), buffer: Buffer.alloc(6_000_000, ' ') })
  await expect(page.getByText(cv.use.unreadable)).toBeVisible()
  await chooser.setInputFiles(json(JSON.parse(readFileSync(path, 'utf8'))))
  await expect(sheet(page)).toContainText('Accueil')
  await page.reload()
  await expect(page.getByLabel(cv.editor.versions).locator('option')).toHaveCount(3)
})

test('Written in two tabs at once, a CV loses the words of neither', async ({ page, context }) => {
  await page.goto('/cv')
  const name = page.getByLabel(cv.fields.name[0])
  await name.fill('Awa Ouédraogo')
  await expect(page.getByText(cv.editor.kept)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/cv')
  await other.getByLabel(cv.fields.label[0]).fill('Vendeuse')
  await expect(other.getByText(cv.editor.kept)).toBeVisible()
  await page.getByLabel(cv.fields.label[0]).fill('Caissière')
  await expect(page.getByText(cv.editor.apart)).toBeVisible()
  await page.getByLabel(cv.fields.phone[0]).fill('70 12 34 56')
  await page.reload()
  await expect(sheet(page)).toContainText('Caissière')
  await expect(sheet(page)).toContainText('70 12 34 56')
  const versions = page.getByLabel(cv.editor.versions)
  await expect(versions.locator('option')).toHaveCount(2)
  await versions.selectOption({ index: 1 })
  await expect(sheet(page)).toContainText('Vendeuse')
  await expect(name).toHaveValue('Awa Ouédraogo')

  // Whoever comes back to a tab reads there what he wrote in the other.
  await page.getByLabel(cv.fields.phone[0]).fill('76 00 00 00')
  await expect(page.getByText(cv.editor.kept)).toBeVisible()
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(other.getByLabel(cv.fields.phone[0])).toHaveValue('76 00 00 00')
})

test('A letter is drafted from an offer and the CV of this device', async ({ page }) => {
  const job = firstWith(await readJobs(), ({ date_expiration: last }) => (last ?? '9') >= today())
  await page.goto('/cv')
  await page.getByLabel(cv.fields.name[0]).fill('Awa Ouédraogo')
  await page.getByLabel(cv.fields.phone[0]).fill('70 12 34 56')
  await expect(page.getByText(cv.editor.kept)).toBeVisible()
  await page.goto(`/lettre?offre=${job.slug}`)
  await expect(page.getByLabel(letter.fields.post[0])).toHaveValue(job.titre)
  await page.getByRole('button', { name: letter.editor.draft }).click()
  for (const text of [job.titre, 'Awa Ouédraogo', '70 12 34 56']) {
    await expect(sheet(page)).toContainText(text)
  }
  await expect(page.getByText(letter.problems.toReplace)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: cv.editor.undo }).click()
  await expect(page.getByLabel(letter.fields.text[0])).toHaveValue('')
  await page.getByRole('button', { name: cv.editor.redo }).click()
  await page.reload()
  await expect(page.getByLabel(letter.fields.name[0])).toHaveValue('Awa Ouédraogo')
  const drawn = page.waitForEvent('download')
  await page.getByRole('button', { name: cv.use.pdf }).click()
  expect((await drawn).suggestedFilename()).toBe('Lettre-Awa-Ouédraogo.pdf')
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages say what they need, and what else there is', async ({ page }) => {
    for (const [address, texts] of [
      ['/cv', cv],
      ['/lettre', letter],
    ] as const) {
      await page.goto(address)
      await expect(page.getByText(texts.needsScript)).toBeVisible()
      await expect(page.getByRole('link', { name: cv.before.leave })).toBeVisible()
      await page.getByRole('button', { name: texts.review.order }).click()
      await expect(page.getByText(dictionaryOf('fr').selling.added)).toBeVisible()
    }
  })
})
