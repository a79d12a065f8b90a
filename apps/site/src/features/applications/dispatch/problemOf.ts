import { isFileRefusalCode } from '@sira/contract/deposits/fileRefusals'
import type { Dictionary } from '../../../i18n/fr.ts'

/** What a form says when the back office takes nothing of it, and at which field. */
export interface ApplicationProblem {
  field?: string
  message: string
}

/** Those of the dictionary that say why nothing was taken. */
export type ApplicationWords = Pick<
  Dictionary['application'],
  'again' | 'large' | 'tooOften' | 'failure' | 'expired' | 'problems'
>

export interface Refused {
  status: number
  field?: string | undefined
  /** The back office words what it finds in a file, in the language of the page. */
  message?: string | undefined
  /** The code of that. */
  name?: string | undefined
}

/** The sentence for a refusal, free of zod: the browser reads it too. */
export function problemOf(refused: Refused, words: ApplicationWords): ApplicationProblem {
  const { status, field, message, name = '' } = refused
  const isFile = field === 'cv' || field === 'lettre'
  if (isFile && message && isFileRefusalCode(name)) return { field, message }
  if (status === 409) return { message: words.again }
  if (status === 413) return { field: 'cv', message: words.large }
  if (status === 429) return { message: words.tooOften }
  if (status !== 400 && status !== 415) return { message: words.failure }
  const { problems } = words
  if (field !== undefined && Object.hasOwn(problems, field)) {
    return { field, message: problems[field as keyof ApplicationWords['problems']] }
  }
  return { message: words.expired }
}
