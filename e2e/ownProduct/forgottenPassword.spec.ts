import PostalMime from 'postal-mime'
import { startTestMailServer } from '../../apps/cms/test/inbox/testMailServer.ts'
import { startOwnProduct } from '../support/ownProduct.ts'
import { expect, test } from '../support/test.ts'
import { administrator } from '../support/testSettings.ts'

test('A forgotten password is replaced by the link of a letter', async ({ page }) => {
  const server = await startTestMailServer()
  const product = await startOwnProduct({ SMTP_URL: `smtp://127.0.0.1:${server.port}` })
  const next = 'Trois-mangues-bleues-4'
  try {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(`${product.siteUrl}/admin/login`)
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
    await page.getByLabel('Adresse e-mail').fill(administrator.email)
    await page.getByRole('button', { name: 'Recevoir le lien' }).click()
    await expect(page.getByText('une lettre y arrive dans quelques minutes')).toBeVisible()
    await expect.poll(() => server.received.length, { timeout: 30_000 }).toBe(1)
    const letter = await PostalMime.parse(server.received[0] ?? '')
    const [link = ''] = /http\S+\/admin\/reset\/[\w-]+/.exec(letter.text ?? '') ?? []

    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Nouveau mot de passe' })).toBeVisible()
    const choose = async (password: string, again = password) => {
      await page.getByLabel('Nouveau mot de passe').fill(password)
      await page.getByLabel('Le même, encore une fois').fill(again)
      await page.getByRole('button', { name: 'Enregistrer' }).click()
    }
    await choose(next, 'Trois-mangues-vertes-4')
    await expect(page.getByText('ne sont pas les mêmes')).toBeVisible()
    await choose('1234567890')
    await expect(page.getByText('se devine trop vite')).toBeVisible()
    await choose(next)
    await expect(page.getByText('est enregistré : connectez-vous')).toBeVisible()
    await page.goto(link)
    await choose('Quatre-mangues-bleues-5')
    await expect(page.getByText('Ce lien a déjà servi ou a expiré')).toBeVisible()

    await page.getByRole('link', { name: 'Aller à la connexion' }).click()
    await page.getByLabel('Adresse e-mail').fill(administrator.email)
    await page.getByLabel('Mot de passe').fill(next)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.waitForURL(/\/admin\/?$/)
  } finally {
    await product.stop()
    await server.stop()
  }
})
