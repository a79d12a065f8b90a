import { FileRefusal } from '../../../reader/fileRefusal.ts'
import { type ImportColumn, importColumns } from './importColumns.ts'

/** Other names of the columns; compared without accents, capitals and signs. */
const alsoCalled: Readonly<Record<ImportColumn, readonly string[]>> = {
  email: ['email', 'mail', 'courriel', 'adresse e-mail', 'adresse mail'],
  language: ['language', 'lang'],
  day: ['date du consentement', 'consentement le', 'consentement'],
  source: ['source', 'origine du consentement'],
}

const names = Object.keys(importColumns) as ImportColumn[]

/**
 * Gives the place of each column. A file that lacks one is refused: without proof nobody is
 * subscribed.
 */
export function columnPlaces(head: readonly string[]): Readonly<Record<ImportColumn, number>> {
  const titles = head.map(plain)
  const places = names.map((name) => [name, titles.findIndex(isCalled(name))] as const)
  const missing = places.flatMap(([name, at]) => (at < 0 ? [`« ${importColumns[name]} »`] : []))
  if (missing.length > 0) {
    const what = missing.length > 1 ? 'des colonnes' : 'une colonne'
    throw new FileRefusal(
      `Il manque ${what} sur la première ligne : ${missing.join(', ')}. Partez du modèle.`,
    )
  }
  return Object.fromEntries(places) as Record<ImportColumn, number>
}

/** Whether a row names two of them. */
export function isHead(row: readonly string[]): boolean {
  const titles = row.map(plain)
  return names.filter((name) => titles.some(isCalled(name))).length >= 2
}

function isCalled(name: ImportColumn): (title: string) => boolean {
  const known = [importColumns[name], ...alsoCalled[name]].map(plain)
  return (title) => known.includes(title)
}

export function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
}
