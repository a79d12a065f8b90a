import * as z from 'zod'

/** A call to the reader's process: one function of one file of ours, with its arguments. */
export interface ReaderQuestion {
  module: string
  name: string
  inputs: readonly unknown[]
  /** In bytes. */
  longestAnswer: number
}

const failures = ['memory', 'time', 'end', 'answer', 'unreadable'] as const

/** By what a reading ended without a result. */
export type ReadingEnd = (typeof failures)[number]

/** Checked by the back office: whoever takes the process over from within a file takes no more. */
export const readerAnswer = z.union([
  z.strictObject({ result: z.unknown() }),
  z.strictObject({ refusal: z.string().max(1000) }),
  z.strictObject({ failure: z.enum(failures) }),
])

export type ReaderAnswer = z.infer<typeof readerAnswer>
