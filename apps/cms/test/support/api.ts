export interface Entity {
  id: number
  attributes: Record<string, unknown>
}

export interface ListBody {
  data: Entity[]
  meta: { pagination: Record<string, number> }
}

export interface ErrorBody {
  data: null
  error: { status: number; name: string; message: string; details?: object }
}

/** What the back office under test answers, at an address after `/api`. */
export interface Api {
  fetch(path: string, init?: RequestInit): Promise<Response>
  list(path: string): Promise<ListBody>
  /** The entity of a single record. */
  one(path: string): Promise<Entity>
  ids(path: string): Promise<number[]>
  error(path: string): Promise<ErrorBody['error']>
}

export function apiAt(origin: () => string): Api {
  const call = (path: string, init?: RequestInit) => fetch(`${origin()}/api${path}`, init)
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
    error: async (path) => ((await body(path, 400)) as ErrorBody).error,
  }
}
