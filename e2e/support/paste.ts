import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** The clipboard of another program. */
export function copied(name: string): string {
  return readFileSync(join(import.meta.dirname, `clipboards/${name}.clipboard`), 'utf8')
}

/** Into the text of a record, as a browser gives it from the clipboard. */
export async function paste(page: Page, html: string): Promise<void> {
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
