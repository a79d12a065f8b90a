import { median } from '../figures/median.ts'
import type { WatchedRead } from './watchedRead.ts'

/** The values of the demo, and of the demo with many more records. */
export interface Sizes<Value> {
  small: Value
  large: Value
}

/** The measurements of one question. */
export interface Finding {
  what: string
  /** The longest time, as a multiple of the small site's. */
  aim: number
  reads: Sizes<ReadInLanguage[]>
}

/** A read in one language. The language asked first is slower, because its code is loaded then. */
export interface ReadInLanguage extends WatchedRead {
  language: string
}

/** Milliseconds that a read may block an event loop. */
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

/** Gives the mean of the languages' medians, in milliseconds. */
function usualTime(reads: readonly ReadInLanguage[]): number {
  const medians = [...Map.groupBy(reads, ({ language }) => language).values()].map((same) =>
    median(same.map(({ took }) => took)),
  )
  return medians.reduce((sum, one) => sum + one, 0) / medians.length
}

/** The size of an answer: one with more records takes longer, whatever the size of the database. */
function kilobytesOf(reads: readonly WatchedRead[]): number {
  return Math.round(median(reads.map(({ bytes }) => bytes)) / 1000)
}

/** Gives the medians of the large site: the first read also loads the code of a screen. */
function holdsOf({ reads: { large } }: Finding): WatchedRead['held'] {
  return {
    site: median(large.map(({ held }) => held.site)),
    backOffice: median(large.map(({ held }) => held.backOffice)),
  }
}

function shown(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`
}
