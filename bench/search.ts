import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { findRecords } from '../apps/site/src/search/findRecords.ts'
import { mergeIndex } from '../apps/site/src/search/mergeIndex.ts'
import { openSearchDatabase } from '../apps/site/src/search/searchDatabase.ts'
import { putRecords, type SearchRecord } from '../apps/site/src/search/searchRecords.ts'
import { runCommand } from '../scripts/runCommand.ts'

const types = ['blogs', 'jobs', 'biblios'] as const
const counts = { blogs: 20_000, jobs: 20_000, biblios: 5_000 }
const rounds = 40
const questions = [
  'formation',
  'comptabilte',
  'entretiens',
  'formation comptable à Koudougou',
  'vente ligne',
  'zzzzz',
  'et de la',
]

const syllables = 'ba ko di lu ma ré sou ta vi né pro com for ges ven lig mar sé'.split(' ')
const common =
  'formation vente comptable gestion entretien marché client équipe projet ligne Ouagadougou Koudougou entreprise jeune emploi contrat'.split(
    ' ',
  )

/** `npm run bench:search`: the search with 45,000 records, question by question. */
await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sira-search-'))
  const file = join(folder, 'index.sqlite')
  const database = openSearchDatabase(file)
  const started = performance.now()
  for (const type of types) {
    for (let first = 0; first < counts[type]; first += 500) {
      putRecords(
        database,
        Array.from({ length: 500 }, (_, index) => madeUp(type, first + index)),
      )
    }
  }
  await mergeIndex(database, new AbortController().signal)
  const seconds = (performance.now() - started) / 1000
  console.info(`45 000 fiches indexées en ${seconds.toFixed(1)} s, ${megabytes(file)} Mo`)
  console.info('| question | médiane | la plus lente | résultats |\n|---|---|---|---|')
  for (const text of questions) {
    const times: number[] = []
    let total = 0
    for (let round = 0; round < rounds; round += 1) {
      const before = performance.now()
      const { groups } = findRecords(database, { text, locale: 'en' })
      times.push(performance.now() - before)
      total = groups.reduce((sum, group) => sum + group.total, 0)
    }
    times.sort((a, b) => a - b)
    const shown = (at: number) => `${(times[at] ?? 0).toFixed(1)} ms`
    console.info(`| ${text} | ${shown(rounds / 2)} | ${shown(rounds - 1)} | ${total} |`)
  }
  database.close()
  rmSync(folder, { recursive: true })
})

function madeUp(type: (typeof types)[number], number: number): SearchRecord {
  let state = number + 1
  const next = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  const rare = () =>
    Array.from({ length: 2 + next(3) }, () => syllables[next(syllables.length)]).join('')
  const words = (count: number) =>
    Array.from({ length: count }, () =>
      next(4) === 0 ? common[next(common.length)] : rare(),
    ).join(' ')
  return {
    type,
    id: String(number),
    language: 'fr',
    place: `fiche-${number}`,
    title: words(6),
    body: words(120),
    updated: '2026-01-01T00:00:00.000Z',
  }
}

function megabytes(file: string): number {
  return Math.round(statSync(file).size / 1024 / 1024)
}
