import { momentInWords } from '../../dates/dates.ts'
import { mostNotices } from '../../mail/caps/letterCap.ts'
import type { Letter } from '../../mail/drawing/letter.ts'

/** The messages of one kind that came without a notice of their own. */
export interface CountedMessages {
  /** The name of the kind in the menu. */
  label: string
  count: number
}

/** Tells the company the number of messages, and where they are. */
export function summaryLetter(
  counted: readonly CountedMessages[],
  since: string,
  siteUrl: string,
): Letter {
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  const messages = total === 1 ? 'un nouveau message' : `${total} nouveaux messages`
  return {
    lang: 'fr',
    subject: `Résumé : ${messages}`,
    heading: `Résumé : ${messages}`,
    paragraphs: [
      `Depuis le ${momentInWords(since)}, vous avez reçu ${messages}. En 24 heures, ${mostNotices} avis sont déjà partis : les messages suivants sont annoncés ensemble, une fois par heure au plus.`,
      'Tous sont gardés dans le back office. Si vous n’attendiez pas tant de monde, c’est sans doute une machine : un administrateur peut demander une preuve de travail dans les Réglages.',
    ],
    facts: counted.map(({ label, count }) => ({ label, value: String(count) })),
    button: { label: 'Ouvrir le back office', href: `${siteUrl}/admin` },
    footer: ['Les avis un par un reprennent d’eux-mêmes quand les messages se font plus rares.'],
  }
}
