import { article } from '../records/article.ts'
import { book } from '../records/book.ts'
import { faq } from '../records/faq.ts'
import { job } from '../records/job.ts'
import { training } from '../records/training.ts'

/**
 * Every type of record that visitors read, by its name on the wire, in the order of the back
 * office's menu. What either program does for each of them is derived from here, or asked for by
 * the compiler.
 */
export const recordTypes = {
  blogs: article,
  formations: training,
  jobs: job,
  biblios: book,
  faqs: faq,
} as const

export type RecordType = keyof typeof recordTypes

export type AttributeOf<Type extends RecordType> =
  keyof (typeof recordTypes)[Type]['schema']['shape'] & string

/** The types with drafts. */
export type DraftedType = {
  [Type in RecordType]: (typeof recordTypes)[Type]['drafted'] extends true ? Type : never
}[RecordType]

export const recordTypeNames = Object.keys(recordTypes) as readonly RecordType[]

export const draftedTypes: readonly DraftedType[] = recordTypeNames.filter(isDrafted)

/** The types whose records have an address each. */
export const typesWithPage = recordTypeNames.filter((type) => recordTypes[type].page !== null)

export function isRecordType(name: string): name is RecordType {
  return Object.hasOwn(recordTypes, name)
}

export function isDrafted(name: string): name is DraftedType {
  return isRecordType(name) && recordTypes[name].drafted
}
