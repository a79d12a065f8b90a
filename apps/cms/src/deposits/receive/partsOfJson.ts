import { badRequest } from '@sira/contract/wire/refusals'
import * as z from 'zod'
import { sentData } from '../../messages/reception/door/sentData.ts'
import type { SentFile, SentParts } from './sentParts.ts'

const tickets = z.record(z.string(), z.string().max(100).nullish()).nullish()
const withTickets = z.looseObject({ depots: tickets })

/** What came as one text, with the tickets beside its data or among it. */
export function partsOfJson(
  body: string,
  contentType: string | undefined,
  names: readonly string[],
): SentParts {
  const data = sentData(body, contentType)
  const beside: unknown = body.trimStart().startsWith('{') ? JSON.parse(body) : {}
  const read = [data, beside].map((one) => withTickets.safeParse(one))
  if (read.some(({ success }) => !success)) throw badRequest('depots must be an object of tickets')
  const given = Object.assign({}, ...read.map(({ data: found }) => found?.depots))
  const files = names.flatMap((name): [string, SentFile][] => {
    const ticket: unknown = given[name]
    return typeof ticket === 'string' && ticket !== '' ? [[name, { ticket }]] : []
  })
  return { data, files: new Map(files) }
}
