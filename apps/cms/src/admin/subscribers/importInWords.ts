import type { ImportReport } from '../../messages/newsletter/imports/importReport.ts'

const people = (count: number) => (count > 1 ? `${count} personnes` : `${count} personne`)

/** The report on an import, one line for each outcome that at least one person in it has. */
export function reportInWords({ joining, known, left, setAside, refused }: ImportReport): string[] {
  const lines: [number, string][] = [
    [known, `${people(known)} déjà abonnée${s(known)} : rien ne change`],
    [
      left,
      `${people(left)} désabonnée${s(left)} : ${left > 1 ? 'elles le restent' : 'elle le reste'}`,
    ],
    [setAside, `${people(setAside)} dont l’adresse refuse nos lettres et reste écartée`],
    [
      refused.length,
      `${refused.length} ligne${s(refused.length)} refusée${s(refused.length)}, ci-dessous`,
    ],
  ]
  const first = joining === 0 ? 'Personne à inscrire' : `${people(joining)} à inscrire`
  return [first, ...lines.flatMap(([count, line]) => (count > 0 ? [line] : []))]
}

export const confirmInWords = (joining: number) => `Inscrire ${people(joining)}`

export function joinedInWords(joined: number): string {
  const told = joined > 1 ? 'leur' : 'lui'
  return `${people(joined)} inscrite${s(joined)} : une lettre le ${told} dit dans les minutes qui viennent.`
}

const s = (count: number) => (count > 1 ? 's' : '')
