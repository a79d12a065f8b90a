import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { picturesOf } from '../../../test/support/picturesOf.ts'
import { toldBands } from '../../../test/support/toldBands.ts'
import { drawPaper } from '../../papers/drawPaper.ts'
import type { Issuer } from '../../papers/issuer.ts'
import type { Paper } from '../../papers/paper.ts'
import type { ToldOrder } from '../summary/toldOrder.ts'
import { preparationPaper } from './preparationPaper.ts'
import { proFormaPaper } from './proFormaPaper.ts'
import { receiptPaper } from './receiptPaper.ts'

const issuer: Issuer = {
  name: 'Sira',
  address: 'Avenue Kwamé N’Krumah, Ouagadougou',
  phone: '+22625300101',
  email: 'contact@sira.example',
  ifu: '00012345A',
  rccm: '',
}
const order: ToldOrder = {
  reference: 'CM-2026-7KQ4P9X',
  locale: 'fr',
  cle: 'secret',
  createdAt: '2026-11-23T10:00:00.000Z',
  nom: 'Awa *Sawadogo* #sys.inputs $x$',
  phone: '+22670123456',
  lignes: [
    { titre: 'Une si longue lettre (poche)', quantite: 2, prix: 6_250, montant: 12_500 },
    {
      titre: 'Mensuel',
      quantite: 1,
      prix: 9_900,
      montant: 9_900,
      du: '2026-11-23',
      au: '2026-12-22',
    },
  ],
  livraison: 1_000,
  total: 23_400,
  paye: 23_400,
  mode: 'mobile_money',
  echeance: '2026-11-26T10:00:00.000Z',
  remise: { mode: 'livraison', ville: 'Ouagadougou', quartier: 'Gounghin', repere: 'Le manguier' },
  entreprise: { nom: 'Faso Coton SA', ifu: '00012345A', rccm: 'BF OUA 2020 B 1234' },
  note: 'Après 17 h',
}
const receipt = {
  numero: '2026-000001',
  date: '2026-11-23T11:30:00.000Z',
  montant: 23_400,
  mode: 'mobile_money',
  operateur: 'Orange Money',
  transaction: 'PP251123.1130.B12345',
  etapes: 3,
}

async function opened(paper: Paper) {
  return getDocumentProxy(new Uint8Array(await drawPaper(paper)))
}

/** The words of a paper, its no-break spaces as plain ones and without marks that nobody sees. */
async function said(paper: Paper): Promise<string> {
  const { text } = await extractText(await opened(paper), { mergePages: true })
  return text.replace(/\u00a0/g, ' ').replace(/\p{Cf}/gu, '')
}

/** The words of one line as they stand on the page, from left to right. */
async function lineWith(paper: Paper, word: string): Promise<string> {
  const page = await (await opened(paper)).getPage(1)
  const { items } = await page.getTextContent()
  const placed = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [x, y] = [Number(item.transform[4]), Number(item.transform[5])]
    return [{ text: item.str, x, y, end: x + item.width }]
  })
  const found = placed.find(({ text }) => text.includes(word))
  const line = placed.filter(({ y }) => y === found?.y).toSorted((a, b) => a.x - b.x)
  const text = line.map(({ text, x }, index) => {
    const touches = x - (line[index - 1]?.end ?? x) < 1
    return touches ? text : ` ${text}`
  })
  return text
    .join('')
    .replace(/\u00a0/g, ' ')
    .replace(/\p{Cf}/gu, '')
}

describe('A receipt, read back from its PDF', () => {
  test('says its number, what was paid, by whom and how', async () => {
    const text = await said(receiptPaper(order, receipt, issuer, 'fr'))
    for (const words of [
      'Reçu',
      '2026-000001',
      'CM-2026-7KQ4P9X',
      'Une si longue lettre (poche)',
      '12 500 FCFA',
      'du 23 novembre 2026 au 22 décembre 2026',
      'Montant reçu 23 400 FCFA',
      '+226 70 12 34 56',
      'Orange Money',
      'PP251123.1130.B12345',
      'Faso Coton SA',
      '00012345A',
    ]) {
      expect(text).toContain(words)
    }
    expect(text).not.toContain('Reste à payer')
    expect(text).not.toMatch(/^facture/im)
  })

  test('shows what a customer typed as it was typed', async () => {
    const text = await said(receiptPaper(order, receipt, issuer, 'fr'))
    expect(text).toContain('Awa *Sawadogo* #sys.inputs $x$')
  })

  test('says what is left to pay when it is a part', async () => {
    const part = { ...receipt, montant: 10_000 }
    const paper = receiptPaper({ ...order, paye: 10_000 }, part, issuer, 'en')
    const text = await said(paper)
    expect(text).toContain('Amount received 10,000 FCFA')
    expect(text).toContain('Still to be paid 13,400 FCFA')
  })

  test('says what went back since, of an order that asks for less by now', async () => {
    const paper = receiptPaper(order, { ...receipt, rendu: 5_000 }, issuer, 'fr')
    const text = await said(paper)
    expect(text).toContain('Montant reçu 23 400 FCFA')
    expect(text).toContain('Rendu ou à rendre 5 000 FCFA')
  })

  test('has figures, dates and phones in their right order in Arabic', async () => {
    const paper = receiptPaper(order, receipt, issuer, 'ar')
    expect(await lineWith(paper, '+226 70')).toContain('+226 70 12 34 56')
    expect(await lineWith(paper, '+226 25')).toContain('+226 25 30 01 01')
    expect(await lineWith(paper, 'المستلم')).toMatch(/^فرنك 23,400/)
    // Read from the right: the day, the month, the year.
    expect(await lineWith(paper, 'التاريخ')).toMatch(/2026 نوفمبر 23 التاريخ/)
    expect(await lineWith(paper, '1/1')).toContain('2026-000001')
    expect(await lineWith(paper, 'longue')).toContain('Une si longue lettre (poche)')
  })

  test('is drawn whatever a customer typed, with our own letters alone', async () => {
    const typed = { ...order, nom: 'Awa 李小龙 😀🏿 \ue000\u0007Анна', note: '🙏🏾 ✅ 🇧🇫' }
    for (const paper of [
      receiptPaper(typed, { ...receipt, transaction: 'TX😀🏿7' }, issuer, 'fr'),
      preparationPaper(typed, issuer),
    ]) {
      const page = await (await opened(paper)).getPage(1)
      const { styles } = await page.getTextContent()
      expect(JSON.stringify(styles)).not.toMatch(/DejaVu|Libertinus/)
      expect(await said(paper)).toContain('Awa')
    }
  })

  test.each(['fr', 'en', 'ar'] as const)('can be opened in twenty years (%s)', async (lang) => {
    const file = await drawPaper(receiptPaper(order, receipt, issuer, lang))
    expect(file.toString('latin1')).toMatch(/pdfaid:part(?:>|=")2/)
  })

  test.each(['fr', 'en', 'ar'] as const)(
    'carries the cloth of its order, told in words too (%s)',
    async (lang) => {
      const pictures = await picturesOf(await drawPaper(receiptPaper(order, receipt, issuer, lang)))
      expect(pictures).toEqual([toldBands('CM-2026-7KQ4P9X', 3, lang)])
    },
  )

  test('is the same file when it is asked for again', async () => {
    const paper = receiptPaper(order, receipt, issuer, 'fr')
    expect((await drawPaper(paper)).equals(await drawPaper(paper))).toBe(true)
  })
})

test('A pro forma says a price until a day, and that nothing is proved', async () => {
  const text = await said(proFormaPaper({ ...order, paye: 0 }, issuer, 'fr'))
  expect(text).toContain('Pro forma')
  expect(text).toContain('Valable jusqu’au 26 novembre 2026')
  expect(text).toContain('Total 23 400 FCFA')
  expect(text).toContain('Il ne prouve aucun paiement.')
})

test('An order is printed with where it goes and what is to be collected', async () => {
  const text = await said(preparationPaper({ ...order, paye: 0 }, issuer))
  expect(text).toContain('Gounghin')
  expect(text).toContain('Le manguier')
  expect(text).toContain('À encaisser 23 400 FCFA')
  expect(text).toContain('Note du client : Après 17 h')
})

test('An order of twenty long lines goes on over the page', async () => {
  const titre = 'Un titre assez long pour prendre deux lignes dans le tableau du papier '.repeat(2)
  const lignes = Array.from({ length: 20 }, () => ({ titre, quantite: 1, prix: 1, montant: 1 }))
  const paper = receiptPaper({ ...order, lignes }, receipt, issuer, 'fr')
  expect((await opened(paper)).numPages).toBe(2)
})
