import { APIError } from 'payload'
import type * as z from 'zod'
import { type ReaderChild, type ReadingBounds, readerChild } from './readerChild.ts'
import { UnreadFile } from './unreadFile.ts'

/** One function of ours that reads what comes from outside, and what it may take. */
export interface Reading<Result> extends ReadingBounds {
  module: URL
  /** The function that the module exports; it may throw a FileRefusal. */
  name: string
  result: z.ZodType<Result>
  /** Bytes of the result. */
  longestAnswer: number
}

/** Each holds its file in memory. */
const mostWaiting = 6
const tooMany =
  'Plusieurs fichiers sont déjà en lecture. Attendez une minute, puis envoyez celui-ci de nouveau.'
const idleMs = 5000

let reader: ReaderChild | undefined
let idle: NodeJS.Timeout | undefined
let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Reads what comes from outside in a process of its own (decision 105): what it takes there, and how it
 * ends, harms nobody here. One file at a time; the process starts with the first one, is replaced by
 * another where a file was too much for it, and ends when none has come for some seconds.
 */
export async function readApart<Result>(
  reading: Reading<Result>,
  ...inputs: readonly unknown[]
): Promise<Result> {
  if (waiting >= mostWaiting) throw new APIError(tooMany, 503, null, true)
  waiting += 1
  const turn = last.then(() => read(reading, inputs))
  last = turn.catch(() => undefined)
  try {
    return await turn
  } finally {
    waiting -= 1
  }
}

async function read<Result>(reading: Reading<Result>, inputs: readonly unknown[]): Promise<Result> {
  clearTimeout(idle)
  if (!reader?.isFit()) letGo()
  reader ??= readerChild()
  const { module, name, longestAnswer } = reading
  try {
    const answer = await reader.ask({ module: module.href, name, inputs, longestAnswer }, reading)
    if ('refusal' in answer) throw new APIError(answer.refusal, 400, null, true)
    if ('failure' in answer) throw new UnreadFile(answer.failure)
    return reading.result.parse(answer.result)
  } finally {
    if (!reader.isFit()) letGo()
    else idle = setTimeout(letGo, idleMs).unref()
  }
}

function letGo(): void {
  reader?.end()
  reader = undefined
}
