import { dayInWords } from '../../dates/dates.ts'
import type { Letter } from '../../mail/drawing/letter.ts'
import { dueWords } from './dueWords.ts'

/** The most dossiers named in the letter; the screen shows all. */
const mostNamed = 20

interface Due {
  reference: string
  due: string
}

/**
 * Tells a colleague the dossiers due today, only by reference: a letter with names and steps would
 * survive the erasure of their people.
 */
export function reminderLetter(
  name: string,
  { due, total }: { due: readonly Due[]; total: number },
  now: Date,
  siteUrl: string,
): Letter {
  const files = total === 1 ? 'un dossier à suivre' : `${total} dossiers à suivre`
  return {
    lang: 'fr',
    subject: `${dayInWords(now)} : ${files}`,
    heading: 'Vos dossiers du jour',
    paragraphs: [`Bonjour ${name},`, `Vous avez ${files} aujourd’hui.`],
    facts: due
      .slice(0, mostNamed)
      .map((one) => ({ label: one.reference, value: dueWords(one.due, now) })),
    button: { label: 'Ouvrir mes dossiers', href: `${siteUrl}/admin/dossiers?a=moi` },
    footer: ['Un rappel par jour au plus, et seulement quand un dossier le demande.'],
  }
}
