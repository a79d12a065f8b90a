import { attendanceCalls } from '@sira/contract/attendance/marks'
import { routes } from '@sira/contract/routes'
import { writtenDay } from '@sira/contract/writtenDates'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { asAdministrator } from '../support/administratorSession.ts'
import { axeFaults } from '../support/axeFaults.ts'
import { drawnPhoto } from '../support/drawnPictures.ts'
import { readRunningProduct } from '../support/runningProduct.ts'
import { expect, test } from '../support/test.ts'

const url = () => readRunningProduct().siteUrl
const dayMs = 86_400_000

/** A session that began this morning, with these people; the sheet and its code. */
async function heldToday(people: readonly string[]) {
  const staff = await asAdministrator(url())
  const post = async (path: string, data: object) => {
    const answer = await staff.post(path, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  // A training with dates to come: of the others, lists and pages are compared by other tests.
  const { data: sessions } = await (await staff.get('/api/sessions?populate=formation')).json()
  const isOpen = ({ attributes }: { attributes: { etat: string } }) => attributes.etat === 'ouverte'
  const formation: number = sessions.find(isOpen).attributes.formation.data.id
  const debut = new Date(Date.now() + 300 * dayMs).toISOString()
  const place = { formation, debut, ville: 'Kaya', mode: 'presentiel', prix: 0, places: 9 }
  const { doc } = await post('/admin/api/sessions', place)
  await post(`/admin/api/sessions/${doc.id}/avancer`, { vers: 'ouverte', motif: 'Essai' })
  const participants = people.map((nom) => ({ nom }))
  const lignes = [{ nature: 'session', id: doc.id, participants }]
  const buyer = { nom: 'Mariam', phone: '76 44 55 77', indicatif: '+226', mode: 'especes_agence' }
  await post('/api/commandes', { data: { ...buyer, lignes } })
  const today = new Date().toISOString().slice(0, 10)
  const dates = { debut: `${today}T08:00:00.000Z`, finFixee: `${today}T17:00:00.000Z` }
  const moved = await staff.patch(`/admin/api/sessions/${doc.id}`, { data: dates })
  expect(moved.ok(), await moved.text()).toBe(true)
  const told = await post(`/admin/api/pointages/session/${doc.id}/lier`, { nom: 'Adama Zongo' })
  const morning = `${today}-matin`
  /** Of each what counts this morning, and who said so. */
  const marks = async (): Promise<string[]> => {
    const desk = await (await staff.get(`/admin/api/pointages/session/${doc.id}`)).json()
    return desk.attendants.map((one: { nom: string; marks: Record<string, Said[]> }) => {
      const [counts] = one.marks[morning] ?? []
      return `${one.nom} ${counts?.present} ${counts?.who}`
    })
  }
  const { feuille, code } = told as { feuille: string; code: string }
  /** Another phone may be bound: this one is one no more. */
  const bindAgain = async (): Promise<string> => {
    const { code } = await post(`/admin/api/pointages/session/${doc.id}/lier`, {
      nom: 'Adama Zongo',
    })
    return code
  }
  return {
    feuille,
    code,
    morning,
    marks,
    bindAgain,
    sheet: `${routes.attendance}#${feuille}.${morning}`,
  }
}

interface Said {
  present: boolean
  who: string
}

test.use({
  viewport: { width: 360, height: 740 },
  expectedError: /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
})

test('A trainer without an account ticks who is there, without a network too', async ({
  page,
  context,
}) => {
  const { page: words } = dictionaryOf('fr').attendance
  const people = ['Awa Sow', 'Issa Ouattara', 'Fatou Traoré']
  const { feuille, code, marks, sheet } = await heldToday(people)
  // The camera is broken: the number is typed from the sheet.
  await page.goto(routes.attendance)
  const number = page.getByRole('textbox', { name: words.sheet })
  await number.fill('12-3')
  await page.getByRole('button', { name: words.openSheet }).click()
  await expect(page.getByRole('alert')).toHaveText(words.noNumber)
  expect(await axeFaults(page)).toEqual([])
  await number.fill(feuille.toLowerCase().replace('-', ' '))
  await page.getByRole('button', { name: words.openSheet }).click()
  await expect(page.getByLabel(words.code)).toBeVisible()
  await page.goto(sheet)
  await page.getByLabel(words.code).fill('000')
  await page.getByRole('button', { name: words.bind }).click()
  await expect(page.getByRole('alert')).toHaveText(words.wrong)
  await page.getByLabel(words.code).fill(code)
  await page.getByRole('button', { name: words.bind }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText(`${words.marksAs} Adama Zongo`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  await expect(main.getByLabel('Issa Ouattara')).toBeChecked()

  await context.setOffline(true)
  // A page that is just loading may still send for a moment.
  const marksCall = `**/api/${attendanceCalls.marks}`
  await context.route(marksCall, (route) => route.abort())
  await page.reload()
  await main.getByLabel('Issa Ouattara').uncheck()
  await page.getByRole('button', { name: `${words.allBut} 1` }).click()
  await expect(main).toContainText(`${words.toSend}\u00a0: 3`)
  // The trainer looks again, and Issa came late.
  await page.reload()
  await main.getByLabel('Issa Ouattara').check()
  await page.getByRole('button', { name: words.all }).click()
  await expect(main).toContainText(`${words.toSend}\u00a0: 4`)
  // Nothing has arrived, unless the page sent a tick while it was loaded again.
  expect((await marks())[0]).toMatch(/undefined|^Awa Sow true Adama Zongo$/)

  await context.unroute(marksCall)
  await context.setOffline(false)
  await page.getByRole('button', { name: words.refresh }).click()
  await expect(main).toContainText(words.sent)
  expect(await marks()).toEqual([
    'Awa Sow true Adama Zongo',
    'Issa Ouattara true Adama Zongo',
    'Fatou Traoré true Adama Zongo',
  ])
  await page.getByLabel(words.photo).setInputFiles({
    ...{ name: 'feuille.jpg', mimeType: 'image/jpeg', buffer: await drawnPhoto(page, 300, 400) },
  })
  await expect(main).toContainText(words.photoSent)
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: words.forget }).click()
  await expect(number).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Awa')
})

test('Staff who are signed in need no code', async ({ page, context }) => {
  const { page: words } = dictionaryOf('ar').attendance
  const { marks, sheet } = await heldToday(['Awa Sow'])
  const { cookies } = await (await asAdministrator(url())).storageState()
  await context.addCookies(cookies)
  await page.goto(`/ar${sheet}`)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText(
    writtenDay(new Date().toISOString(), 'ar'),
  )
  await page.getByRole('main').getByLabel('Awa Sow').uncheck()
  await page.getByRole('button', { name: `${words.allBut} 1` }).click()
  await expect(page.getByRole('main')).toContainText(words.sent)
  expect((await marks())[0]).toMatch(/^Awa Sow false (?!Adama)/)
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is a form, and is bound by the number of the sheet', async ({ page }) => {
    const { attendance: t } = dictionaryOf('fr')
    const people = ['Awa Sow', 'Issa Ouattara']
    const { feuille, code, morning, marks, bindAgain, sheet } = await heldToday(people)
    await page.goto(sheet)
    const refused = page.waitForResponse((one) => one.url().includes(routes.attendanceForm))
    await page.getByLabel(t.page.sheet).fill('12-3')
    await page.getByRole('button', { name: t.page.openSheet }).click()
    expect((await refused).status()).toBe(400)
    await expect(page.getByRole('alert')).toContainText(t.page.noNumber)
    await page.goto(sheet)
    await page.getByLabel(t.page.sheet).fill(feuille.toLowerCase())
    await page.getByRole('button', { name: t.page.openSheet }).click()
    await expect(page.getByLabel(t.page.sheet)).toHaveValue(feuille)
    await page.getByLabel(t.page.code).fill(code)
    await page.getByRole('button', { name: t.page.bind }).click()
    await page.getByLabel(t.halfDay).selectOption(morning)
    await page.getByRole('button', { name: t.show }).click()
    await page.getByLabel('Issa Ouattara').uncheck()
    await page.getByRole('button', { name: t.save }).click()
    await expect(page.getByRole('main')).toContainText(t.saved)
    await expect(page.getByLabel('Issa Ouattara')).not.toBeChecked()
    expect(await marks()).toEqual(['Awa Sow true Adama Zongo', 'Issa Ouattara false Adama Zongo'])

    // The agency gives a new code meanwhile: the ticks wait for it.
    await page.getByLabel('Awa Sow').uncheck()
    const next = await bindAgain()
    await page.getByRole('button', { name: t.save }).click()
    await expect(page.getByRole('main')).toContainText('ce que vous avez coché est gardé')
    await page.getByLabel(t.page.sheet).fill(feuille)
    await page.getByLabel(t.page.code).fill(next)
    await page.getByRole('button', { name: t.page.bind }).click()
    await page.getByLabel(t.halfDay).selectOption(morning)
    await page.getByRole('button', { name: t.show }).click()
    await expect(page.getByLabel('Awa Sow')).not.toBeChecked()
    expect(await marks()).toEqual(['Awa Sow false Adama Zongo', 'Issa Ouattara false Adama Zongo'])
  })
})
