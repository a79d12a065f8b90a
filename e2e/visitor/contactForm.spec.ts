import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { readInbox } from '../support/inboxApi.ts'
import {
  complete,
  contact,
  failure,
  field,
  fillIn,
  formOf,
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
  test.describe(`Contact form ${javaScriptEnabled ? 'with' : 'without'} JavaScript (product 2.6, 5)`, () => {
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

test.describe('The contact form, while its script is on its way (decision 33)', () => {
  const script = '**/_astro/LiveForm.*.js'
  // What it fetches passes by the page.
  test.use({ serviceWorkers: 'block' })

  test('what is sent before it has come is sent once, when it has', async ({ page }) => {
    const { promise: come, resolve: letItCome } = Promise.withResolvers<void>()
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
    await page.route(script, async (route) => {
      isAsked()
      await come
      await route.continue()
    })
    await page.goto(contact.address)
    const message = marked('Avant le script')
    await fillIn(page, { ...complete, message })
    await asked
    await submit(page, contact)
    await expect(field(page, 'Message')).toHaveValue(message)
    letItCome()
    await expect(page.getByRole('status')).toHaveText(contact.success)
    expect(page.url()).not.toContain('resultat')
    expect(await readInbox('contacts', 'message', message)).toHaveLength(1)
  })

  test('where it does not come, the form is sent as without script', async ({ page }) => {
    await page.route(script, (route) => route.abort())
    await page.goto(contact.address)
    const message = marked('Sans le script')
    await fillIn(page, { ...complete, message })
    await submit(page, contact)
    await expect(page.getByRole('status')).toHaveText(contact.success)
    expect(page.url()).toContain('resultat')
    expect(await readInbox('contacts', 'message', message)).toHaveLength(1)
  })

  test('where it failed once, the next touch has it', async ({ page }) => {
    let failed = 0
    await page.route(
      script,
      (route) => {
        failed += 1
        return route.abort()
      },
      { times: 1 },
    )
    await page.goto(contact.address)
    await field(page, 'Message').focus()
    await expect.poll(() => failed).toBe(1)
    await fillIn(page, complete)
    await expect(formOf(page).locator('[data-awake]')).toBeAttached()
  })

  test('where it neither comes nor fails, the form is sent once all the same', async ({ page }) => {
    await page.route(script, () => new Promise(() => undefined))
    await page.clock.install()
    await page.goto(contact.address)
    const message = marked('Le script reste en chemin')
    await fillIn(page, { ...complete, message })
    await submit(page, contact)
    await submit(page, contact)
    await expect(formOf(page)).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(10_000)
    await expect(page.getByRole('status')).toHaveText(contact.success)
    expect(await readInbox('contacts', 'message', message)).toHaveLength(1)
  })

  test('what the page has said itself stays until something else is said', async ({ page }) => {
    await page.goto(`${contact.address}?resultat=envoye`)
    await field(page, 'Message').focus()
    await expect(formOf(page).locator('[data-awake]')).toHaveCount(1)
    await expect(page.getByRole('status')).toHaveText(contact.success)
    await submit(page, contact)
    await expect(page.getByRole('alert')).toHaveText('Veuillez saisir votre nom.')
    await expect(page.getByRole('status')).toHaveCount(0)
    await field(page, words.form.name).fill('Awa')
    await submit(page, contact)
    await expect(page.getByRole('alert')).toHaveText('Email Invalide !')
    await expect(field(page, words.form.name)).not.toHaveAttribute('aria-invalid')
    await expect(field(page, words.form.email)).toHaveAccessibleDescription(/Email Invalide !/)
  })
})

test('The example of a number follows the country that is chosen', async ({ page }) => {
  await page.goto(contact.address)
  await expect(field(page, words.form.phone)).toHaveAccessibleDescription(/70 12 34 56/)
  await field(page, 'Message').focus()
  await expect(formOf(page).locator('[data-awake]')).toHaveCount(1)
  await fillIn(page, { dialCode: '+225' })
  await expect(field(page, words.form.phone)).toHaveAccessibleDescription(/07 07 12 34 56/)
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
