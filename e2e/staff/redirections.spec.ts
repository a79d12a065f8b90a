import { expect, test } from '../support/test.ts'

test.describe('Old addresses', () => {
  test('lead where staff say, in the language of the address', async ({ page, backOffice }) => {
    await backOffice.blank('redirections')
    const old = `/ancienne-page-${Date.now()}`
    await page.getByLabel('Ancienne adresse').fill(`https://www.sira.example${old}/`)
    await page.getByLabel('Mène à').fill('/nos-services')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page).toHaveURL(/\/redirections\/\d+/)
    await expect
      .poll(async () => (await page.request.get(old, { maxRedirects: 0 })).status())
      .toBe(301)
    await page.goto(old)
    await expect(page).toHaveURL('/nos-services')
    await page.goto(`/ar${old}`)
    await expect(page).toHaveURL('/ar/nos-services')
  })

  test('of a published record that is renamed lead to its new one, through several names', async ({
    page,
    backOffice,
  }) => {
    const name = `renomme-${Date.now()}`
    const data = {
      titre: 'Un article renommé',
      contenu: 'Texte.',
      slug: name,
      _status: 'published',
    }
    const { id } = await backOffice.write('blogs', data)
    for (const slug of [`${name}-deux`, `${name}-trois`]) {
      await backOffice.change('blogs', id, { slug, _status: 'published' })
    }
    for (const slug of [name, `${name}-deux`]) {
      const lead = async () => {
        const answer = await page.request.get(`/actualite/${slug}`, { maxRedirects: 0 })
        return `${answer.status()} ${answer.headers().location}`
      }
      await expect.poll(lead).toBe(`301 /actualite/${name}-trois`)
    }
    // Back to its first name: no redirection leads in a circle.
    await backOffice.change('blogs', id, { slug: name, _status: 'published' })
    await expect
      .poll(async () => (await page.request.get(`/actualite/${name}`)).url())
      .toMatch(new RegExp(`/actualite/${name}$`))
    await page.goto(`/actualite/${name}-trois`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un article renommé')
    await page.request.delete(`/admin/api/blogs/${id}`)
  })

  test('that are the program’s own, or lead nowhere, are refused with a sentence', async ({
    page,
    signIn,
  }) => {
    await signIn(page)
    for (const data of [
      { from: '/admin/x', to: '/contact' },
      { from: 'contact', to: '/contact' },
      { from: '/ancienne', to: 'javascript:alert(1)' },
      { from: '/ancienne', to: '//ailleurs.example' },
    ]) {
      const answer = await page.request.post('/admin/api/redirections', { data })
      expect(answer.status(), JSON.stringify(data)).toBe(400)
    }
  })
})
