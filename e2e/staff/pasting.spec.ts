import { copied, paste } from '../support/paste.ts'
import { expect, test } from '../support/test.ts'

const markdown = `## La foire de Kaya

Trois jours de **cuir** et d’*artisanat*, avec le [programme](https://exemple.bf/programme).

### À apporter

- Une pièce d’identité
  - ou sa copie
- De l’eau

Dans l’ordre\u00a0:

1. S’inscrire
2. Venir

| Jour | Lieu |
| --- | --- |
| Lundi | Kaya |

Voir le plan.`

/** The width of the columns of a table is no matter. */
const lean = (text: string) =>
  text
    .replace(/ +\|/g, ' |')
    .replace(/-{3,}/g, '---')
    .replace(/&nbsp;/g, '\u00a0')

test.describe('What is pasted into a body', () => {
  for (const program of ['word', 'googleDocs']) {
    test(`keeps its meaning, and nothing else: ${program}`, async ({ page, backOffice }) => {
      await backOffice.blank('blogs')
      await paste(page, copied(program))
      await page.getByRole('button', { name: 'Markdown', exact: true }).click()
      const source = page.getByRole('textbox', { name: /^Contenu/ })
      await expect.poll(async () => lean(await source.inputValue())).toBe(markdown)
    })
  }
})
