import { hotp, stepOf } from '../../apps/cms/src/people/secondFactor/totp.ts'
import { axeFaults } from '../support/axeFaults.ts'
import { type Colleague, expect, test } from '../support/test.ts'
import { administrator } from '../support/testSettings.ts'

test.describe('The door of the back office', () => {
  test('speaks French and lets nobody register', async ({ page }) => {
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/admin\/login/)
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    const response = await page.request.post('/admin/api/users', {
      data: { email: 'intrus@exemple.bf', password: 'un-mot-de-passe-long' },
    })
    expect(response.status()).toBe(403)
  })

  test('stays closed to a wrong password, in a sentence', async ({ page }) => {
    await page.goto('/admin/login')
    await page.getByLabel(/e-?mail/i).fill(administrator.email)
    await page.locator('input[type="password"]').fill('pas le bon')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByText(/incorrect/i)).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/login/)
  })

  test('asks nothing of any other host', async ({ page, backOffice, baseURL }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await backOffice.open()
    await expect(page.getByRole('main')).toBeVisible()
    await backOffice.list('blogs')
    await expect(page.getByRole('table')).toBeVisible()
    const elsewhere = asked.filter(
      (url) => !url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url),
    )
    expect(elsewhere).toEqual([])
  })
})

/** What an application on a telephone shows for a key, now or at its next change. */
function codeOf(typed: string, next = 0): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...typed.replaceAll(' ', '')].map((one) =>
    alphabet.indexOf(one).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  return hotp(key, stepOf(new Date()) + next)
}

test.describe('An account of one’s own', () => {
  async function enter({ page, email, password }: Colleague) {
    await page.goto('/admin/login')
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByLabel('Mot de passe').fill(password)
    await page.getByRole('button', { name: 'Se connecter' }).click()
  }

  test('asks for a code after the password, once it is set up, at every door', async ({ hire }) => {
    // Three ways in, one after the other.
    test.slow()
    const hers = await hire('editor')
    const { page: awa, password } = hers
    await enter(hers)
    await awa.waitForURL(/\/admin\/?$/)

    await awa.goto('/admin/account')
    await awa.getByRole('button', { name: 'Activer la double authentification' }).click()
    const dialog = awa.getByRole('dialog')
    await dialog.getByLabel('Votre mot de passe actuel').fill(password)
    await dialog.getByRole('button', { name: 'Continuer' }).click()
    await expect(dialog.getByRole('img', { name: 'Image à lire' })).toBeVisible()
    expect(await axeFaults(awa, { part: '.sira-dialog' }), 'the key').toEqual([])
    const typed = await dialog.locator('code').innerText()
    await dialog.getByLabel('Code de connexion').fill(codeOf(typed))
    await dialog.getByRole('button', { name: 'Activer' }).click()
    await expect(dialog.getByRole('heading', { name: 'Vos codes de secours' })).toBeVisible()
    expect(await axeFaults(awa, { part: '.sira-dialog' }), 'the codes').toEqual([])
    const [recovery = ''] = await dialog.locator('code').allInnerTexts()
    await dialog.getByLabel('Je les ai notés').check()
    await dialog.getByRole('button', { name: 'Continuer' }).click()
    await expect(awa.getByText('Elle est active. Codes de secours restants : 10.')).toBeVisible()
    await expect(awa.getByText('(cet appareil)')).toBeVisible()

    await hers.context.clearCookies()
    await enter(hers)
    await awa.getByLabel('Code de connexion').fill('000000')
    await awa.getByRole('button', { name: 'Se connecter' }).click()
    await expect(awa.getByText(/Ce code n’est pas le bon/)).toBeVisible()
    await awa.getByLabel('Code de connexion').fill(codeOf(typed, 1))
    await awa.getByRole('button', { name: 'Se connecter' }).click()
    await awa.waitForURL(/\/admin\/?$/)

    await hers.context.clearCookies()
    await awa.goto('/login')
    await awa.getByRole('link', { name: 'Ouvrir le back office' }).click()
    await awa.waitForURL(/\/admin\/login/)
    await enter(hers)
    await awa.getByLabel('Code de connexion').fill(recovery)
    await awa.getByRole('button', { name: 'Se connecter' }).click()
    await awa.waitForURL(/\/admin\/?$/)
  })

  test('changes its password with the old one only', async ({ page, backOffice, hire }) => {
    const his = await hire('editor')
    const { page: paul, id, email, password } = his
    await enter(his)
    await paul.waitForURL(/\/admin\/?$/)
    await paul.goto('/admin/account')
    await expect(paul.getByRole('heading', { name: 'Mot de passe' })).toBeVisible()
    await expect(paul.getByLabel('Votre mot de passe actuel')).toHaveCount(0)
    await expect(paul.getByLabel('E-mail')).toBeDisabled()
    await expect(paul.getByText('Votre adresse e-mail est changée par un')).toBeVisible()
    await paul.getByRole('button', { name: 'Changer le mot de passe' }).click()
    const dialog = paul.getByRole('dialog', { name: 'Changer le mot de passe' })
    await dialog.getByLabel('Nouveau mot de passe').fill('Quatre-baobabs-rouges-5')
    await dialog.getByLabel('Le nouveau, encore une fois').fill('Quatre-baobabs-rouges-5')
    await dialog.getByLabel('Votre mot de passe actuel').fill('pas le bon')
    await dialog.getByRole('button', { name: 'Changer' }).click()
    await expect(dialog.getByText('Ce n’est pas votre mot de passe actuel.')).toBeVisible()
    // The typed text is still there: only the wrong password is typed again.
    await dialog.getByLabel('Votre mot de passe actuel').fill(password)
    await dialog.getByRole('button', { name: 'Changer' }).click()
    await expect(paul.getByText('Le mot de passe est changé.')).toBeVisible()
    await expect(dialog).toHaveCount(0)

    // His address is an administrator's to change, who is asked for his own password, at once.
    await backOffice.record('users', id)
    await page.getByLabel('E-mail').fill(`nouveau-${email}`)
    await page.getByLabel('Votre mot de passe actuel').fill(administrator.password)
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Enregistré.', { exact: true }).first()).toBeVisible()
  })

  test('that is forgotten is told the truth where no letter can leave', async ({ page }) => {
    await page.goto('/admin/login')
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
    await expect(page.getByRole('heading', { name: 'Mot de passe oublié' })).toBeVisible()
    await expect(page.getByText('Ce site n’a pas encore de serveur d’envoi')).toBeVisible()
    await expect(page.getByText('npm run account --')).toBeVisible()
  })
})
