import type { Page } from '@playwright/test'
import type { BackOffice } from '../support/backOffice.ts'
import { copied, paste } from '../support/paste.ts'
import { expect, test } from '../support/test.ts'

/** The visible parts of a text: its blocks with their lines, bold words, links. */
interface Read {
  blocks: string[]
  bold?: string[]
  links?: string[]
}

async function published(
  page: Page,
  backOffice: BackOffice,
  write: () => Promise<void>,
): Promise<Read> {
  const titre = `Un texte à lire ${Date.now()}`
  const { id, slug } = await backOffice.write('blogs', { titre }, { draft: true })
  await backOffice.record('blogs', id)
  await write()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page
    .getByRole('button', { name: /^Publier/ })
    .first()
    .click()
  expect((await saved).status()).toBe(200)
  const text = page.locator('article .prose')
  await expect(async () => {
    await page.goto(`/actualite/${slug}`)
    await expect(text).not.toBeEmpty({ timeout: 1000 })
  }).toPass()
  return text.evaluate((prose) => {
    const all = (tag: string) => [...prose.querySelectorAll<HTMLElement>(tag)]
    const lines = ({ innerText }: HTMLElement) =>
      innerText.trim().replaceAll(/\n+/g, ' | ').replaceAll('\u00a0', ' ')
    const blocks = [...prose.children].filter((child) => child instanceof HTMLElement)
    return {
      blocks: blocks.map((block) => `${block.localName}: ${lines(block)}`.trim()),
      bold: all('strong').map(lines),
      links: all('a').map(({ attributes }) => attributes.getNamedItem('href')?.value ?? ''),
    }
  })
}

const lineStarts = [
  'p: 2026. Une année de plus.',
  'p: # 1 des ventes au Faso',
  'p: - 10 % sur tout',
  'p: 1) Venez tôt',
  'p: Titre',
  'p: ---',
  'p: Fin',
]

const pasted: Record<string, Read> = {
  lineStarts: { blocks: lineStarts },
  boldBesidePunctuation: {
    blocks: ['p: Attention :suite du texte, le mot« juste »ici'],
    bold: ['Attention :', '« juste »'],
  },
  linkWithSpace: {
    blocks: ['p: Le guide'],
    links: ['https://exemple.bf/mon%20fichier.pdf'],
  },
  linesOfPage: { blocks: ['p: Sira SARL | Secteur 15 | Ouagadougou'] },
  wordComments: { blocks: ['p: Le prix est de 25 000 F par personne.'] },
  wordHidden: { blocks: ['p: Inscription ouverte.'] },
  wordArabicList: { blocks: ['ol: الأول | الثاني'] },
}

test.describe('A published text', () => {
  for (const [clipboard, { blocks, bold = [], links = [] }] of Object.entries(pasted)) {
    test(`has the words, lines, bold and lists that were pasted: ${clipboard}`, async ({
      page,
      backOffice,
    }) => {
      const read = await published(page, backOffice, () => paste(page, copied(clipboard)))
      expect(read).toEqual({ blocks, bold, links })
    })
  }

  test('has the lines that were typed, a list refused with the key for it', async ({
    page,
    backOffice,
  }) => {
    const { keyboard } = page
    const read = await published(page, backOffice, async () => {
      await page.getByRole('textbox', { name: /^Contenu/ }).click()
      for (const line of ['2026.| Une année de plus.', '-| 10 % sur tout', '#| 1 des ventes']) {
        // The space makes a list or a heading of the sign, which the key takes back.
        const [sign = '', words = ''] = line.split('|')
        await keyboard.type(`${sign} `)
        await expect(page.locator('.sira-prose').getByText(sign)).toHaveCount(0)
        await keyboard.press('Backspace')
        await keyboard.type(words.trimStart())
        await keyboard.press('Enter')
      }
      await keyboard.type('1) Venez tôt')
      await keyboard.press('Enter')
      await keyboard.type('Horaires :')
      for (const day of ['lundi', 'mardi']) {
        await keyboard.press('Shift+Enter')
        await keyboard.type(`- ${day}`)
      }
    })
    expect(read.blocks).toEqual([
      'p: 2026. Une année de plus.',
      'p: - 10 % sur tout',
      'p: # 1 des ventes',
      'p: 1) Venez tôt',
      'p: Horaires : | - lundi | - mardi',
    ])
  })
})
