import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')

test.describe('Static pages (product 2.16)', () => {
  for (const [path, title, law] of [
    ['/termes-et-conditions', words.footer.terms, '045-2009/AN'],
    ['/politique-de-confidentialite', 'Politique de confidentialité', '001-2021/AN'],
  ] as const) {
    test(`${path} is a French text for Burkina Faso, without what is to be completed`, async ({
      page,
    }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const main = page.getByRole('main')
      await expect(main).toContainText(law)
      await expect(main).not.toContainText(
        /lorem ipsum|à compléter|complète ici|Modèle à relire|[{}]/i,
      )
    })
  }
})
