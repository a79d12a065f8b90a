import type { Page } from '@playwright/test'
import type { BackOffice } from '../support/backOffice.ts'
import { expect, test } from '../support/test.ts'

function create(backOffice: BackOffice, titre: string, _status: 'draft' | 'published') {
  const data = { titre, contenu: 'Un texte.', _status }
  return backOffice.write('blogs', data, { draft: _status === 'draft' })
}

const publicStatus = async (page: Page, slug: string) =>
  (await page.request.get(`/actualite/${slug}`, { headers: { cookie: '' } })).status()

test.describe('What is planned for an article', () => {
  const title = `Une rentrée prévue ${Date.now()}`

  test('is shown beside it, in the list and on the first screen, and taken back', async ({
    page,
    backOffice,
  }) => {
    const { id } = await create(backOffice, title, 'draft')
    await backOffice.record('blogs', id)
    const plans = page.getByRole('region', { name: 'Programmation' })
    await expect(plans.getByText('Rien n’est prévu.')).toBeVisible()
    await plans.getByRole('button', { name: 'Programmer…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Programmer' })
    await expect(dialog.getByRole('radio', { name: /^Publier/ })).toBeChecked()
    const year = new Date().getUTCFullYear() + 1
    await dialog.getByLabel('Jour', { exact: true }).fill(`${year}-03-09`)
    await dialog.getByLabel('Heure de Ouagadougou').fill('07:30')
    await expect(dialog.getByText(/9 mars \d{4} à 07:30/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Programmer' }).click()
    const words = new RegExp(`Sera publié le \\S+ 9 mars ${year} à 07:30`)
    await expect(plans.getByText(words)).toBeVisible()

    await backOffice.list('blogs', title)
    const row = page.locator('table tbody tr')
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('Brouillon')
    await expect(row).toContainText(words)
    await backOffice.open()
    const planned = page.getByRole('region', { name: 'Prévu' })
    await expect(planned.getByText(words)).toBeVisible()

    await planned.getByRole('link', { name: title }).click()
    await plans.getByRole('button', { name: 'Annuler ce qui est prévu' }).click()
    await expect(plans.getByText('Rien n’est prévu.')).toBeVisible()
  })

  test('is taken back, and said to be, once it is published by hand', async ({
    page,
    backOffice,
  }) => {
    const { id, slug } = await create(backOffice, `Une rentrée avancée ${Date.now()}`, 'draft')
    const at = `${new Date().getUTCFullYear() + 1}-03-09T07:30:00.000Z`
    const data = { type: 'publish', at }
    await page.request.post(`/admin/api/blogs/${id}/plans`, { data })
    await backOffice.record('blogs', id)
    const plans = page.getByRole('region', { name: 'Programmation' })
    await expect(plans.getByText(/Sera publié le/)).toBeVisible()
    await page.getByRole('button', { name: 'Publier (Français)' }).click()
    await expect(page.getByText(/^La publication prévue le .* 07:30 est annulée/)).toBeVisible()
    await expect(plans.getByText('Rien n’est prévu.')).toBeVisible()
    expect(await publicStatus(page, slug)).toBe(200)

    const body = page.getByRole('textbox', { name: /^Contenu/ })
    await body.click()
    await page.keyboard.type('Enfin, ')
    await expect(page.getByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible()
  })
})

test.describe('An article that was published', () => {
  test('stays on the site while an earlier draft of it is taken up again', async ({
    page,
    backOffice,
  }) => {
    const { id, slug } = await create(backOffice, `Une version d’avant ${Date.now()}`, 'draft')
    await backOffice.change('blogs', id, { contenu: 'Paru.', _status: 'published' })
    await backOffice.open(`/collections/blogs/${id}/versions`)
    await page.locator('table tbody tr').last().getByRole('link').first().click()
    await page.getByRole('button', { name: 'Reprendre cette version' }).click()
    await page.locator('#confirm-action').click()
    await expect(page.getByText('Texte français repris comme brouillon.')).toBeVisible()

    expect(await publicStatus(page, slug)).toBe(200)
    await backOffice.record('blogs', id)
    await expect(page.getByText('Publié, modifié depuis')).toBeVisible()
    await page.getByRole('button', { name: 'Abandonner ces modifications' }).click()
    const asked = page.getByRole('dialog', { name: 'Abandonner les modifications' })
    await expect(asked).toContainText('Vous le retrouverez dans les versions')
    await asked.getByRole('button', { name: 'Abandonner les modifications' }).click()
    await expect(page.getByRole('textbox', { name: /^Contenu/ })).toHaveText('Paru.')
    await expect(page.locator('.status')).toHaveText(/État\s: Publié$/)
    // The author who goes on writing is not told that somebody else saved the article.
    await page.locator('#field-titre').fill('Encore un autre titre')
    await expect(page.getByText(/^Enregistré à /)).toBeVisible()
  })

  test('names the languages that are being written, which are no change to give up', async ({
    page,
    backOffice,
  }) => {
    const { id } = await create(backOffice, `Une page et son brouillon ${Date.now()}`, 'published')
    await page.request.patch(`/admin/api/blogs/${id}?locale=ar&draft=true`, {
      data: { titre: 'معرض' },
    })
    for (const language of ['ar', 'fr']) {
      await backOffice.open(`/collections/blogs/${id}?locale=${language}`)
      await expect(page.locator('.status')).toHaveText(/Publié\s; en brouillon\s: arabe$/)
      const giveUp = page.getByRole('button', { name: 'Abandonner ces modifications' })
      await expect(giveUp).toHaveCount(0)
    }
  })

  test('is « Dépublié » in the list once it is taken back, and its copy is a draft', async ({
    page,
    backOffice,
  }) => {
    const title = `Un article repris ${Date.now()}`
    const { id, slug } = await create(backOffice, title, 'published')
    await backOffice.change('blogs', id, { _status: 'draft' })
    await backOffice.list('blogs', title)
    await expect(page.locator('table tbody tr')).toContainText('Dépublié')

    await backOffice.record('blogs', id)
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-duplicate').click()
    await expect(page.locator('#field-slug')).toHaveValue(`${slug}-copie`)
    await expect(page.locator('#field-titre')).toHaveValue(`${title} (copie)`)
    await expect(page.locator('#field-publishedAt')).toHaveValue('')
  })
})

test.describe('The language of content', () => {
  test('is French for a new article, though the translations were just read', async ({
    page,
    backOffice,
  }) => {
    await backOffice.open('/collections/formations?locale=en')
    await backOffice.open()
    await page.getByRole('link', { name: 'Écrire une actualité' }).click()
    await expect(page).toHaveURL(/\/blogs\/create\?locale=fr/)
    await backOffice.open('/collections/formations?locale=en')
    await page.getByRole('link', { name: 'Créer' }).first().click()
    await expect(page).toHaveURL(/\/formations\/create\?locale=fr/)
  })

  test('takes the French text to translate it; nothing saves a copy by itself', async ({
    page,
    backOffice,
  }) => {
    const title = `Un texte à traduire ${Date.now()}`
    const { id } = await create(backOffice, title, 'published')
    await backOffice.open(`/collections/blogs/${id}?locale=en`)
    await expect(page.locator('#field-titre')).toHaveValue('')
    const ofPayload = page.waitForRequest((one) => 'next-action' in one.headers())
    await page.locator('.doc-controls__popup button').first().click()
    await page.getByRole('button', { name: 'Partir du texte français' }).click()
    await expect(page.locator('#field-titre')).toHaveValue(title)
    await expect(page.getByRole('textbox', { name: /^Contenu/ })).toContainText('Un texte.')

    // Payload's own copy would be on the site at once: see the layout of the back office.
    const asked = await ofPayload
    const languages = { fromLocale: 'fr', toLocale: 'en', overrideData: true }
    const args = { collectionSlug: 'blogs', docID: id, ...languages }
    const copied = await page.request.post(asked.url(), {
      headers: {
        'content-type': 'text/plain;charset=UTF-8',
        'next-action': asked.headers()['next-action'] ?? '',
      },
      data: JSON.stringify([{ name: 'copy-data-from-locale', args }]),
    })
    expect(copied.status()).toBe(500)

    const address = `/admin/api/blogs/${id}?locale=en&fallback-locale=null&draft=true`
    expect((await (await page.request.get(address)).json()).titre ?? null).toBeNull()
    await backOffice.open('/collections/blogs?locale=fr')
  })
})

test('A date is said in words, and one that cannot be meant is not taken', async ({
  page,
  backOffice,
}) => {
  await backOffice.blank('jobs')
  const day = page.getByLabel('Date d’expiration')
  await day.fill('2031-11-27')
  await expect(page.getByText('27 novembre 2031')).toBeVisible()
  await day.fill('2931-11-27')
  await day.blur()
  await expect(page.getByText('Vérifiez cette date')).toBeVisible()
  await day.fill('')
  await expect(page.getByText('27 novembre 2031')).toHaveCount(0)
})

test('An article without a title is called what it is', async ({ page, backOffice }) => {
  await backOffice.open('/collections/blogs/create')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouvelle actualité')
  await expect(page).toHaveTitle('Nouvelle actualité · Sira')
  await backOffice.write('blogs', { contenu: 'Un mot.', _status: 'draft' }, { draft: true })
  await backOffice.list('blogs')
  await page.getByRole('link', { name: 'Actualité sans titre' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Actualité sans titre')
})
