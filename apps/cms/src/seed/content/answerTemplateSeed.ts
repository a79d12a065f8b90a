import type { Locale } from '@sira/contract/locales'
import { z } from 'zod'
import { jsonFile } from '../reading/jsonFile.ts'

const text = z.string().min(1)
const answer = z.strictObject({ subject: text, text })

const template = z.strictObject({ name: text, fr: answer, en: answer, ar: answer } satisfies Record<
  Locale | 'name',
  z.ZodType
>)

/** Answers that a training company writes every day, for staff to change. */
export const demoAnswerTemplates = () => jsonFile('answerTemplates.json', z.array(template))
