import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { dossierKinds } from '../../apps/site/src/kinds/dossierKinds.ts'
import { firstWith, readBooks, readJobs, readTrainings, today } from '../support/contentApi.ts'
import { readInbox } from '../support/inboxApi.ts'
import {
  complete,
  failure,
  field,
  fillIn,
  formOf,
  marked,
  quote,
  submit,
} from '../support/requestForms.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')

test.describe('Quote request (product 2.12)', () => {
  test('has its breadcrumb, heading and lists', async ({ page }) => {
    await page.goto(quote.address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Demander un devis pour des Services personnalisés',
    )
    await expect(page.getByRole('navigation', { name: /fil d/i })).toContainText(
      'Demander un devis',
    )
    await expect(field(page, words.form.dialCode).locator('option[value^="+"]')).toHaveCount(14)
    await expect(field(page, words.form.dialCode)).toContainText('Liberia (+231)')
    await expect(field(page, 'Service').locator('option')).toHaveCount(10)
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`Quote request ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })
    test.beforeEach(({ page }) => page.goto(quote.address))

    test('checks in order: address, phone, service, message (product 5, 8)', async ({ page }) => {
      const alert = page.getByRole('alert')
      await submit(page, quote)
      await expect(alert).toHaveText('Email Invalide !')
      await expect(field(page, words.form.email)).toBeFocused()
      // Each other wrong field says so itself, and the way to it stands under the message.
      for (const [label, message] of [
        [words.form.name, 'Veuillez saisir votre nom.'],
        [words.form.phone, 'Numéro de téléphone Invalide !'],
        ['Service', 'Veuillez sélectionner un service.'],
        ['Message', 'Veuillez saisir un message.'],
      ] as const) {
        await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
        await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message))
        await expect(formOf(page).getByText(words.outbox.alsoWrong)).toContainText(label)
      }
      await expect(field(page, words.form.dialCode)).not.toHaveAttribute('aria-invalid')
      await fillIn(page, { email: 'awa sawadogo@exemple.bf' })
      await submit(page, quote)
      await expect(alert).toHaveText('Email Invalide !')
      await fillIn(page, { email: complete.email })
      await submit(page, quote)
      await expect(alert).toHaveText('Numéro de téléphone Invalide !')
      await expect(field(page, words.form.phone)).toBeFocused()
      await fillIn(page, { phone: complete.phone })
      await submit(page, quote)
      await expect(alert).toHaveText('Veuillez sélectionner un service.')
      await expect(field(page, 'Service')).toBeFocused()
      await fillIn(page, { service: complete.service, message: '  \n ' })
      await submit(page, quote)
      await expect(alert).toHaveText('Veuillez saisir un message.')
      await expect(field(page, 'Message')).toBeFocused()
      // Valid answers are still there.
      await expect(field(page, words.form.email)).toHaveValue(complete.email)
      await expect(field(page, words.form.phone)).toHaveValue(complete.phone)
    })

    test('tells who has a number of another country what to do, as soon as it is chosen', async ({
      page,
    }) => {
      const hint = formOf(page).getByText('Un devis se demande avec un numéro du Burkina')
      await expect(field(page, words.form.phone)).toHaveAccessibleDescription(/70 12 34 56/)
      await expect(hint).toBeHidden()
      await fillIn(page, { ...complete, dialCode: '+229', phone: '01 90 01 23 45' })
      await expect(hint).toBeVisible()
      await submit(page, quote)
      await expect(page.getByRole('alert')).toHaveText('Numéro de téléphone Invalide !')
      await expect(field(page, words.form.phone)).toHaveAccessibleDescription(/laissez \+226/)
      await expect(hint.getByRole('link')).toHaveAttribute('href', '/contact')
    })

    test('requires a name and a dial code, and says so (product 5)', async ({ page }) => {
      const alert = page.getByRole('alert')
      await fillIn(page, { ...complete, name: ' ' })
      await submit(page, quote)
      await expect(alert).toHaveText('Veuillez saisir votre nom.')
      await fillIn(page, { name: complete.name, dialCode: '', phone: '22670123456' })
      await submit(page, quote)
      await expect(alert).toHaveText('Veuillez sélectionner un indicatif.')
      await expect(field(page, words.form.dialCode)).toBeFocused()
    })

    for (const phone of ['7012345', '701234567', '22570123456', '++22670123456']) {
      test(`refuses the number ${phone} (product 5)`, async ({ page }) => {
        await fillIn(page, { ...complete, phone })
        await submit(page, quote)
        await expect(page.getByRole('alert')).toHaveText('Numéro de téléphone Invalide !')
      })
    }

    test('is sent and thanked for; the form is empty again (product 4, 8)', async ({ page }) => {
      const message = marked(complete.message)
      await fillIn(page, { ...complete, message })
      await submit(page, quote)
      await expect(page.getByRole('status')).toHaveText(quote.success)
      // What happens next, and with script what was sent: a wrong number shows.
      const after = page.locator('section', { hasText: words.form.after.title })
      await expect(after.getByRole('listitem').first()).toBeVisible()
      await expect(after.getByText(complete.email)).toHaveCount(javaScriptEnabled ? 1 : 0)
      // By its reference and the phone number he sees later where it stands.
      const reference = await after.getByText(/^DV-\d{4}-[2-9A-Z]{7}$/).innerText()
      for (const label of [
        words.form.name,
        words.form.email,
        words.form.phone,
        'Service',
        'Message',
      ]) {
        await expect(field(page, label)).toHaveValue('')
      }
      await page.reload()
      const kept = await readInbox(quote.endpoint, 'message', message)
      expect(kept).toHaveLength(1)
      expect(kept[0]).toMatchObject({ phone: '+22670123456', service: complete.service })
      expect(kept[0]).not.toHaveProperty('indicatif')
      await page.goto('/suivi')
      await page.getByLabel(words.followUp.reference).fill(reference)
      await page.getByLabel(words.form.phone, { exact: true }).fill('0022670123456')
      await page.getByRole('button', { name: words.followUp.submit }).click()
      await expect(page.getByRole('status').getByRole('heading', { level: 2 }).first()).toHaveText(
        `${dossierKinds.devis.names[words.locale]} ${reference}`,
      )
      // In the language of the page, whatever that of the request was.
      const { followUp, form } = dictionaryOf('en')
      await page.goto('/en/suivi')
      await page.getByLabel(followUp.reference).fill(reference)
      await page.getByLabel(form.phone, { exact: true }).fill('0022670123456')
      await page.getByRole('button', { name: followUp.submit }).click()
      const followed = page.getByRole('main').getByRole('status')
      await expect(followed).toContainText('Quote request received')
      await expect(followed).toContainText('Nothing: we will answer you.')
    })

    test('has a banner that can be closed (product 4)', async ({ page }) => {
      await submit(page, quote)
      const alert = page.getByRole('alert')
      await alert.getByLabel(words.outbox.close).click()
      await expect(alert).toHaveCount(0)
    })
  })
}

test.describe('A request that it is known what it is for', () => {
  test.use({ javaScriptEnabled: false })

  test('is called by the title of the offer, training or book, and keeps it when it is refused', async ({
    page,
  }) => {
    const { purposes } = words.quote
    const job = firstWith(await readJobs(), ({ date_expiration: last }) => (last ?? '9') >= today())
    const trainings = await readTrainings()
    const training = firstWith(trainings, ({ date_formation: day }) => (day ?? '9') >= today())
    const begun = firstWith(trainings, ({ date_formation: day }) => (day ?? '9') < today())
    const { id, attributes: book } = firstWith(await readBooks(), () => true)
    const heading = page.getByRole('heading', { level: 1 })
    for (const [query, expected] of [
      [`formation=${training.slug}`, purposes.training.heading(training.Theme)],
      [`formation=${begun.slug}`, purposes.nextDate.heading(begun.Theme)],
      [`livre=${id}`, purposes.book.heading(book.titre)],
      [`cv=${job.slug}`, purposes.cv.heading(job.titre)],
      [`offre=${job.slug}`, purposes.application.heading(job.titre)],
    ] as const) {
      await page.goto(`${quote.address}?${query}`)
      await expect(heading).toHaveText(expected)
    }
    await page.getByRole('button', { name: purposes.application.send }).click()
    await expect(page.getByRole('alert')).toHaveText('Email Invalide !')
    await expect(heading).toHaveText(purposes.application.heading(job.titre))
  })

  test('invites nobody to apply for an offer that is over, and says where the others are', async ({
    page,
  }) => {
    const over = firstWith(await readJobs(), ({ date_expiration: last }) => (last ?? '9') < today())
    await page.goto(`${quote.address}?offre=${over.slug}&objet=Candidature`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.quote.heading)
    await expect(page.getByText(words.jobs.expired)).toBeVisible()
    await expect(field(page, 'Message')).toHaveValue('')
    await page.getByRole('main').getByRole('link', { name: words.job.otherOffers }).click()
    await expect(page).toHaveURL(words.routes.jobs)
  })

  test('goes on by the contact page, with its offer, for a number of another country', async ({
    page,
  }) => {
    const job = firstWith(await readJobs(), ({ date_expiration: last }) => (last ?? '9') >= today())
    await page.goto(`${quote.address}?offre=${job.slug}`)
    await field(page, words.form.dialCode).selectOption('+223')
    await expect(page.getByText('Une candidature se dépose ici')).toBeVisible()
    await page.getByRole('link', { name: words.form.phoneElsewhereLink }).click()
    await expect(page).toHaveURL(/\/contact\?/)
    const message = await field(page, 'Message').inputValue()
    expect(message).toContain('Postuler')
    expect(message).toContain(job.titre)
  })
})

test.describe('Quote request, sending (product 4, 7, 8)', () => {
  test.beforeEach(({ page }) => page.goto(quote.address))

  test('shows that it is on its way, and cannot be sent twice meanwhile', async ({ page }) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const sent: unknown[] = []
    await page.route('**/api/devis', async (route) => {
      sent.push(route.request().postDataJSON())
      await answered
      await route.continue()
    })
    const message = marked(complete.message)
    await fillIn(page, { ...complete, message })
    await submit(page, quote)
    const button = page.getByRole('button', { name: 'Envoi en cours...' })
    await expect(button).toBeDisabled()
    answer()
    await expect(page.getByRole('status')).toHaveText(quote.success)
    await expect(page.getByRole('button', { name: quote.submit })).toBeEnabled()
    const { name: nom, email, service } = complete
    expect(sent).toEqual([{ data: { nom, email, phone: '+22670123456', service, message } }])
  })

  for (const status of [201, 400, 500]) {
    test(`counts ${status} as a failure`, async ({ page }) => {
      await page.route('**/api/devis', (route) => route.fulfill({ status, json: {} }))
      await fillIn(page, complete)
      await submit(page, quote)
      const alert = page.getByRole('alert')
      await expect(alert).toHaveText(failure)
      // Red, as every failure.
      await expect(alert).toHaveCSS('border-inline-start-color', 'rgb(179, 64, 31)')
      await expect(field(page, 'Message')).toHaveValue('')
    })
  }

  test('says plainly when too much was sent from this connection', async ({ page }) => {
    await page.route('**/api/devis', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '200' }, json: {} }),
    )
    await fillIn(page, complete)
    await submit(page, quote)
    await expect(page.getByRole('alert')).toContainText(failure)
    await expect(page.getByRole('alert')).toContainText('réessayez dans 4 minutes')
  })

  test('shows the number in groups once it is typed, also before the script has come', async ({
    page,
  }) => {
    const script = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await script.promise
      await route.continue()
    })
    await page.goto(quote.address)
    await field(page, words.form.phone).fill('70123456')
    await field(page, 'Message').focus()
    script.resolve()
    await expect(field(page, words.form.phone)).toHaveValue('70 12 34 56')
    await field(page, words.form.phone).fill('76543210')
    await field(page, 'Message').focus()
    await expect(field(page, words.form.phone)).toHaveValue('76 54 32 10')
  })
})
