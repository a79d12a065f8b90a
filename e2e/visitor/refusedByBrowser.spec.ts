import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { expect, test } from '../support/test.ts'

const { cv, letter } = dictionaryOf('fr')

test('Where the browser keeps nothing, erasing empties the page and says what is known', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refused = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(globalThis, 'indexedDB', {
      value: { open: refused, deleteDatabase: refused, databases: async () => [] },
    })
  })
  await page.goto('/lettre')
  const name = page.getByLabel(letter.fields.name[0])
  await name.fill('Awa')
  await expect(page.getByText(letter.editor.notKept)).toBeVisible()
  await page.getByRole('button', { name: cv.device.erase }).click()
  await page.getByRole('button', { name: cv.device.no }).press('Enter')
  const erase = page.getByRole('button', { name: cv.device.erase })
  await expect(erase).toBeFocused()
  await erase.press('Enter')
  await page.getByRole('button', { name: cv.device.yes }).press('Enter')
  await expect(page.getByText(cv.device.notErased)).toBeVisible()
  await expect(name).toHaveValue('')
  await expect(erase).toBeFocused()
})

test.describe('In the browser of an app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 10; wv) [FBAN/FB4A;FBAV/400]' })

  test('that refuses the clipboard, the link of a CV is shown to be copied by hand', async ({
    page,
  }) => {
    await page.goto('/cv')
    await page.getByLabel(cv.fields.name[0]).fill('Awa')
    await page.getByRole('button', { name: cv.use.copyLink }).click()
    await expect(page.getByText(cv.use.copyByHand)).toBeVisible()
    await page.goto(await page.getByRole('textbox', { name: cv.use.copyLink }).inputValue())
    await page.reload()
    await expect(page.getByLabel(cv.editor.versions).locator('option')).toHaveCount(2)
  })
})
