import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const copied = (program: string) =>
  readFileSync(join(import.meta.dirname, `../support/clipboards/${program}.clipboard`), 'utf8')

/** As a browser gives what another program has put on the clipboard. */
async function paste(page: Page, html: string): Promise<void> {
  const body = page.getByRole('textbox', { name: /^Contenu/ })
  await body.click()
  await body.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    clipboardData.setData('text/plain', 'Le même texte, sans sa forme.')
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    element.dispatchEvent(event)
  }, html)
}

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

test.describe('What is pasted into a body (issue 17)', () => {
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
