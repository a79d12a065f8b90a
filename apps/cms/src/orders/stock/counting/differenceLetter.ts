import type { Letter } from '../../../mail/drawing/letter.ts'
import type { StockDifference } from './countStock.ts'
import { differenceText, whatToDo } from './stockText.ts'

/** Tells the team which books are to be counted by hand. */
export function differenceLetter(found: readonly StockDifference[], siteUrl: string): Letter {
  const books = found.length === 1 ? 'un livre' : `${found.length} livres`
  const heading = `Stock à vérifier\u00a0: ${books}`
  return {
    lang: 'fr',
    subject: heading,
    heading,
    paragraphs: [
      'Cette nuit, le stock a été recompté\u00a0: le départ, les mouvements, ce qui a été vendu et ce qui est revenu. Il ne correspond pas partout, et rien n’a été corrigé.',
      whatToDo,
    ],
    facts: found.map((one) => ({ label: one.title, value: differenceText(one) })),
    button: {
      label: 'Ouvrir les mouvements de stock',
      href: `${siteUrl}/admin/collections/mouvements-stock`,
    },
    footer: [
      'Cet avis revient chaque nuit, jusqu’à ce que le stock et les mouvements soient d’accord.',
    ],
  }
}
