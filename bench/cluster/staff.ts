import { administrator } from '../../e2e/support/testSettings.ts'
import type { Member } from './members.ts'

let session = ''

/** Asks a back office as an administrator; undefined where it does not answer. */
export async function asStaff(
  office: Member | undefined,
  method: 'POST' | 'PATCH',
  path: string,
  data: object | FormData,
): Promise<Response | undefined> {
  if (!office) return undefined
  const ask = (address: string, body: object | FormData, headers: Record<string, string> = {}) =>
    fetch(`${office.url}/admin/api/${address}`, {
      method: address === path ? method : 'POST',
      headers:
        body instanceof FormData ? headers : { ...headers, 'content-type': 'application/json' },
      body: body instanceof FormData ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    })
  try {
    if (session === '') {
      const login = await ask('users/login', administrator)
      session = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    }
    return await ask(path, data, { cookie: session })
  } catch {
    return undefined
  }
}

/** The same while all is well, before the first trouble; throws on a refusal. */
export async function written(
  office: Member | undefined,
  method: 'POST' | 'PATCH',
  path: string,
  data: object,
): Promise<unknown> {
  const answer = await asStaff(office, method, path, data)
  if (!answer?.ok) throw new Error(`${path}: ${answer?.status} ${await answer?.text()}`)
  return answer.json()
}
