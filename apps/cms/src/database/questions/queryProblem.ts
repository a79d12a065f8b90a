import type { FlattenedField, SanitizedConfig } from 'payload'
import { z } from 'zod'
import { whereProblem } from './whereProblem.ts'

const plain = z.string().refine((text) => !text.includes('\0'))
const whole = z.union([
  z.literal(''),
  z.string().regex(/^\d{1,9}$/),
  z.number().int().nonnegative(),
])
const yesOrNo = z.union([z.string(), z.boolean()])
const tree = z.record(z.string(), z.unknown())
/** The checked parameters of a query; all others are passed on. */
const query = z.looseObject({
  ...{ depth: whole.optional(), limit: whole.optional(), page: whole.optional() },
  ...{
    locale: plain.optional(),
    'fallback-locale': plain.optional(),
    fallbackLocale: plain.optional(),
  },
  sort: z.union([plain, z.array(plain)]).optional(),
  ...{
    select: tree.optional(),
    populate: tree.optional(),
    joins: z.union([tree, z.literal('false')]).optional(),
  },
  ...{ draft: yesOrNo.optional(), trash: yesOrNo.optional(), pagination: yesOrNo.optional() },
})

/** Gives the part of a query that cannot be understood, as written in the address. */
export function queryProblem(
  asked: unknown,
  fields: readonly FlattenedField[],
  config: SanitizedConfig,
): string | undefined {
  const read = query.safeParse(asked)
  if (!read.success) return String(read.error.issues[0]?.path[0])
  const { where } = read.data
  if (where === undefined || where === '') return undefined
  return whereProblem(typeof where === 'string' ? parsed(where) : where, { fields, config })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
