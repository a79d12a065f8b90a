import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { readInbox } from '../support/inboxApi.ts'
import {
  complete,
  contact,
  failure,
  field,
  fillIn,
  marked,
  submit,
} from '../support/requestForms.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')

const requirements = [
  [{ name: '' }, words.form.name, 'Veuillez saisir votre nom.'],
  [{ email: 'awa' }, words.form.email, 'Email Invalide !'],
  [{ dialCode: '' }, words.form.dialCode, 'Veuillez sélectionner un indicatif.'],
  [{ phone: '' }, words.form.phone, 'Numéro de téléphone Invalide !'],
  [{ phone: 'abc1' }, words.form.phone, 'Numéro de téléphone Invalide !'],
  [{ service: '' }, 'Service', 'Veuillez sélectionner un service.'],
  [{ message: ' ' }, 'Message', 'Veuillez saisir un message.'],
] as const

for (const javaScriptEnabled of [true, false]) {
  test.describe(`Contact form ${javaScriptEnabled ? 'with' : 'without'} JavaScript (spec 2.6, 5)`, () => {
    test.use({ javaScriptEnabled })
    test.beforeEach(({ page }) => page.goto(contact.address))

    test('requires every field, and leads to the first that is wrong', async ({ page }) => {
      for (const [wrong, label, message] of requirements) {
        await fillIn(page, { ...complete, ...wrong })
        await submit(page, contact)
        await expect(page.getByRole('alert')).toHaveText(message)
        await expect(field(page, label)).toBeFocused()
      }
    })

    test('sends the message with its dial code, and thanks for it', async ({ page }) => {
      const message = marked('Bonjour, je voudrais une enseigne.')
      await fillIn(page, { ...complete, dialCode: '+225', phone: '07 08 09 10 11', message })
      await submit(page, contact)
      await expect(page.getByRole('status')).toHaveText(contact.success)
      await expect(field(page, 'Message')).toHaveValue('')
      const kept = await readInbox(contact.endpoint, 'message', message)
      expect(kept).toHaveLength(1)
      expect(kept[0]).toMatchObject({
        indicatif: '+225',
        phone: '+2250708091011',
        subject: complete.service,
      })
    })
  })
}

test('A contact message that could not be sent is said to be so, and kept', async ({ page }) => {
  await page.route('**/api/contacts', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(contact.address)
  await fillIn(page, complete)
  await submit(page, contact)
  await expect(page.getByRole('alert')).toHaveText(failure)
  await expect(page.getByRole('region', { name: words.outbox.label })).toContainText('Message')
})

test('Every field tells the browser what it is for', async ({ page }) => {
  await page.goto(contact.address)
  for (const [label, autocomplete, inputmode] of [
    [words.form.name, 'name', 'text'],
    [words.form.email, 'email', 'email'],
    [words.form.phone, 'tel', 'tel'],
  ] as const) {
    await expect(field(page, label)).toHaveAttribute('autocomplete', autocomplete)
    await expect(field(page, label)).toHaveAttribute('inputmode', inputmode)
    await expect(field(page, label)).toHaveAttribute('required', '')
  }
})
