import { axeFaults } from '../support/axeFaults.ts'
import { expect, test } from '../support/test.ts'

test.describe('What search engines show of an article', () => {
  test('is counted and drawn while it is written, and is on the site once it is public', async ({
    page,
    backOffice,
  }) => {
    const titre = `Une foire à Kaya ${Date.now()}`
    const { id, slug } = await backOffice.write('blogs', {
      titre,
      contenu: 'Trois **jours** de cuir.',
      _status: 'published',
    })
    await backOffice.record('blogs', id)
    await page.getByRole('button', { name: 'Ouvrir ou fermer cette partie' }).click()
    const result = page.getByRole('region', { name: 'Le résultat' })
    await result.getByRole('button', { name: 'Montrer le résultat' }).click()
    // Where nothing is written: its own title, and the beginning of its text.
    await expect(result.getByText('Trois jours de cuir.')).toHaveCount(2)
    await expect(result.getByText(`${titre} | `)).toBeVisible()

    await page.locator('#field-titre_recherche').fill('Foire du cuir de Kaya, trois jours')
    await expect(result.getByText('34 caractères sur 60 environ')).toBeVisible()
    await page.locator('#field-description_recherche').fill('mot '.repeat(50))
    await expect(result.getByText(/la fin sera coupée, après 155 environ/)).toBeVisible()
    await expect(result.getByText(/^(mot )+mot…$/)).toBeVisible()
    expect(await axeFaults(page, { part: '.sira-result' })).toEqual([])

    await page.locator('#field-description_recherche').fill('Le cuir, de la peau au sac.')
    await page.getByRole('button', { name: 'Publier (Français)' }).click()
    await expect
      .poll(async () => {
        const answer = await page.request.get(`/actualite/${slug}`, { headers: { cookie: '' } })
        return answer.text()
      })
      .toContain('<meta name="description" content="Le cuir, de la peau au sac."')
    const shown = await page.request.get(`/actualite/${slug}`)
    expect(await shown.text()).toContain('<title>Foire du cuir de Kaya, trois jours | ')
  })
})
