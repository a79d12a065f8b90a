import { ContractError } from '@sira/contract/wire/errors'
import { badRequest } from '@sira/contract/wire/refusals'
import qs from 'qs'
import { dataPart, isInParts } from './partsOfBody.ts'

/**
 * The `data` of a request's body, JSON or form; every other kind of body counts as none
 * (contract.md, Create).
 */
export function sentData(body: unknown, contentType: string | undefined): object {
  return usable(dataIn(body, contentType))
}

/** The same of a form, which may come in several parts too. */
export async function sentForm(body: unknown, contentType: string | undefined): Promise<object> {
  if (!isInParts(contentType)) return sentData(body, contentType)
  const data = await dataPart(body, contentType)
  return usable(data === undefined ? undefined : parsedJson(data))
}

function usable(data: unknown): object {
  if (typeof data !== 'object' || data === null) {
    throw badRequest('Missing "data" payload in the request body')
  }
  if (isNestedDeeperThan(deepest, data)) throw badRequest('The request body is nested too deeply')
  return data
}

/** No form is nested; this bounds every recursion through a value. */
const deepest = 20

/** Goes level by level: a recursion would overflow on the very input that it looks for. */
function isNestedDeeperThan(depth: number, value: object): boolean {
  let level: unknown[] = [value]
  for (let reached = 0; reached < depth; reached += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one ? Object.values(one) : []))
    if (level.length === 0) return false
  }
  return true
}

function dataIn(body: unknown, contentType: string | undefined): unknown {
  if (typeof body !== 'string' || body.trim() === '') return undefined
  const kind = contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
  const parsed = parsedBody(body, kind)
  if (typeof parsed !== 'object' || parsed === null || !Object.hasOwn(parsed, 'data')) {
    return undefined
  }
  return (parsed as { data: unknown }).data
}

function parsedBody(body: string, kind: string): unknown {
  if (kind === 'application/x-www-form-urlencoded') return qs.parse(body, { depth: 5 })
  if (kind !== 'application/json' && !/^application\/[\w.-]+\+json$/.test(kind)) return undefined
  return parsedJson(body)
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : 'invalid JSON'
    throw new ContractError({ status: 400, name: 'SyntaxError', message, details: null })
  }
}
