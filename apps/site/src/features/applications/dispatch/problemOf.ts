import { isFileRefusalCode } from '@sira/contract/deposits/fileRefusals'
import { type FileEndpoint, formFiles } from '@sira/contract/deposits/formFiles'

/** What a form says when the back office takes nothing of it, and at which field. */
export interface ApplicationProblem {
  field?: string
  message: string
}

/** Why nothing was taken, in the words of its form. */
export interface ProblemWords {
  /** What takes it. */
  endpoint: FileEndpoint
  again: string
  large: string
  tooOften: string
  failure: string
  /** Where no field is to blame. */
  refused: string
  problems: Readonly<Record<string, string>>
}

export interface Refused {
  status: number
  field?: string | undefined
  /** The back office words what it finds in a file, in the language of the page. */
  message?: string | undefined
  /** The code of that. */
  name?: string | undefined
}

/** The sentence for a refusal, free of zod: the browser reads it too. */
export function problemOf(refused: Refused, words: ProblemWords): ApplicationProblem {
  const { status, field, message, name = '' } = refused
  const files: readonly string[] = formFiles[words.endpoint]
  const isFile = field !== undefined && files.includes(field)
  if (isFile && message && isFileRefusalCode(name)) return { field, message }
  if (status === 409) return { message: words.again }
  if (status === 413) return { field: formFiles[words.endpoint][0], message: words.large }
  if (status === 429) return { message: words.tooOften }
  if (status !== 400 && status !== 415) return { message: words.failure }
  const { problems } = words
  const told = field !== undefined && Object.hasOwn(problems, field) && problems[field]
  return told ? { field, message: told } : { message: words.refused }
}
