import { entityOf, singleOf } from '@sira/contract/wire/envelope'
import { type ErrorEnvelope, errorEnvelope } from '@sira/contract/wire/errors'
import { z } from 'zod'

export interface Entity {
  id: number
  attributes: Record<string, unknown>
}

export interface ListBody {
  data: Entity[]
  meta: { pagination: Record<string, number> }
}

/** What the back office under test answers, at an address after `/api`. */
export interface Api {
  fetch(path: string, init?: RequestInit): Promise<Response>
  list(path: string): Promise<ListBody>
  /** The entity of a single record. */
  one(path: string): Promise<Entity>
  ids(path: string): Promise<number[]>
  error(path: string): Promise<ErrorEnvelope['error']>
}

export function apiAt(origin: () => string): Api {
  const call = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${origin()}/api${path}`, init)
    await checkShape(response, init?.method)
    return response
  }
  const body = async (path: string, status: number) => {
    const response = await call(path)
    const text = await response.text()
    if (response.status !== status) throw new Error(`${path}: ${response.status} ${text}`)
    return JSON.parse(text) as unknown
  }
  const list = async (path: string) => (await body(path, 200)) as ListBody
  return {
    fetch: call,
    list,
    one: async (path) => ((await body(path, 200)) as { data: Entity }).data,
    ids: async (path) => (await list(path)).data.map(({ id }) => id),
    error: async (path) => errorEnvelope.parse(await body(path, 400)).error,
  }
}

const created = singleOf(entityOf(z.record(z.string(), z.unknown())))

/**
 * Every refusal and every answer to a create has the shape that clients read. Others are not
 * cloned: nobody could cancel one whose twin is unread.
 */
async function checkShape(response: Response, method = 'GET'): Promise<void> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return
  if (response.status >= 400 && method !== 'HEAD')
    errorEnvelope.parse(await response.clone().json())
  else if (response.ok && method === 'POST') created.parse(await response.clone().json())
}
