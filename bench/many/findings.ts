import { median } from '../figures/median.ts'
import type { WatchedRead } from './watchedRead.ts'

/** Of the demo, and of the demo with many records more. */
export interface Sizes<Value> {
  small: Value
  large: Value
}

/** What was seen of one question. */
export interface Finding {
  what: string
  /** Times the small site's at most. */
  aim: number
  reads: Sizes<ReadInLanguage[]>
}

/** Of a page in each language another one: the first to be asked is the one for which code is loaded. */
export interface ReadInLanguage extends WatchedRead {
  language: string
}

/** Milliseconds that a read may hold an event loop. */
const longestHold = 200

export function isWithinAims(finding: Finding): boolean {
  const { site, backOffice } = holdsOf(finding)
  return ratioOf(finding) <= finding.aim && Math.max(site, backOffice) <= longestHold
}

export function tableOf(findings: readonly Finding[]): string {
  const lines = findings.map((finding) => {
    const { what, aim, reads } = finding
    const { site, backOffice } = holdsOf(finding)
    const ratio = ratioOf(finding)
    const cells = [
      what,
      `${kilobytesOf(reads.small)}, ${kilobytesOf(reads.large)}`,
      shown(usualTime(reads.small)),
      shown(usualTime(reads.large)),
      Number.isFinite(aim) ? `${ratio.toFixed(2)} (${aim})` : ratio.toFixed(2),
      Math.round(site),
      Math.round(backOffice),
      isWithinAims(finding) ? '' : '✗',
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [
    '| what | kB | small | large | ratio (at most) | site held, ms | back office held, ms | |',
    '|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}

function ratioOf({ reads }: Finding): number {
  return usualTime(reads.large) / usualTime(reads.small)
}

/** Milliseconds: the mean of the languages, of each the median. */
function usualTime(reads: readonly ReadInLanguage[]): number {
  const medians = [...Map.groupBy(reads, ({ language }) => language).values()].map((same) =>
    median(same.map(({ took }) => took)),
  )
  return medians.reduce((sum, one) => sum + one, 0) / medians.length
}

/** An answer with more records takes longer, however many there are beside them. */
function kilobytesOf(reads: readonly WatchedRead[]): number {
  return Math.round(median(reads.map(({ bytes }) => bytes)) / 1000)
}

/** The medians of the large site: the first time, the code of a screen is loaded too. */
function holdsOf({ reads: { large } }: Finding): WatchedRead['held'] {
  return {
    site: median(large.map(({ held }) => held.site)),
    backOffice: median(large.map(({ held }) => held.backOffice)),
  }
}

function shown(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`
}
