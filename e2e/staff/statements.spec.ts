import { axeFaults } from '../support/axeFaults.ts'
import { expect, test } from '../support/test.ts'

const rows = [
  'Orange Money,Agence Ouaga 2000,Secteur 15,01 BP 1234,Ouagadougou 01,Burkina Faso',
  'Date;Référence;Statut;Téléphone;Montant',
  `26/11/2026 02:34 PM;R${Date.now()};Réussi;70123456;123 F CFA`,
  '26/11/2026 02:35 PM;R10061;Annulé;70123456;3 000 F CFA',
  '26/11/2026 02:36 PM;1,23457E+14;;70123456;3 000 F CFA',
  'Total;;;;6 123',
]

for (const width of [1280, 390]) {
  test(`A cashier sees each line of a statement, or why it is left aside, on ${width} pixels`, async ({
    page,
    backOffice,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await backOffice.open('/ventes/releves')
    // Until React has taken the page over, a press does nothing.
    await expect(async () => {
      await page.getByLabel('Relevé (CSV)').setInputFiles({
        name: 'releve.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(rows.join('\n')),
      })
      await page.getByRole('button', { name: 'Lire le relevé' }).click()
      await expect(page.getByLabel('Statut')).toHaveValue('Statut', { timeout: 5000 })
    }).toPass()
    await page.getByRole('button', { name: 'Comparer aux paiements' }).click()
    const result = page.getByRole('region', { name: 'Lignes du relevé' })
    await expect(result.getByRole('status')).toHaveText(
      '1 entrée d’argent, dont 0 déjà comptée ; 3 laissées de côté.',
    )
    await expect(result).toContainText('26/11/2026 14:34')
    const aside = result.getByRole('group').getByRole('listitem')
    await expect(aside).toContainText([
      /Ligne 2.*statut «.Annulé.».*R10061/,
      /Ligne 3.*1,23457E\+14.*abîmé par un tableur/,
      /Ligne 4.*total ou solde/,
    ])
    expect(await axeFaults(page)).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
