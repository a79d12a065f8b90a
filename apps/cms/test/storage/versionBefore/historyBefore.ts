import { expect } from 'vitest'
import { readableHistory } from '../../support/readableHistory.ts'
import type { KeptRow } from './fixture.ts'

/** One line of a history of the version before. */
interface LineBefore {
  at: string
  by: string
  /** The act, in the words of staff. */
  what: string
  /** The message to the visitor. */
  message?: string
  reply?: string
  letter?: number
  estimate?: number
  files?: object[]
}

/** The newest first, with plain spaces. */
export function historyBefore({ history }: KeptRow): LineBefore[] {
  const lines: LineBefore[] = Array.isArray(history) ? history : []
  return lines.map((line) => ({ ...line, what: line.what.replace(/[\u00a0\u202f]/g, ' ') }))
}

/** Each line of before is a step now, in the same place, and says all that it said. */
export function expectSameHistory(now: unknown, row: KeptRow): void {
  const steps = readableHistory(now)
  const kept = steps.map((step) => ({
    at: step.date,
    by: step.by,
    message: step.message ?? undefined,
    reply: step.reponse,
    letter: step.lettre,
    estimate: step.estimation,
    files: step.fichiers,
  }))
  const lines = historyBefore(row)
  expect(kept).toEqual(lines.map(({ what: _words, ...line }) => line))
  for (const [index, { what }] of lines.entries()) {
    expect(steps[index]?.acte).not.toBe('other')
    expect(wordsOf(steps[index]?.what ?? '')).toEqual(expect.arrayContaining(wordsOf(what)))
  }
}

/** Today's lines have signs and an order of their own, and another name for one of the acts. */
function wordsOf(line: string): string[] {
  return line
    .replace('Lettre refusée', 'Lettre non remise')
    .split(/[\s:()]+/)
    .filter(Boolean)
}
