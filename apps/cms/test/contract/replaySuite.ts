import { describe, expect, it } from 'vitest'
import { comparable } from '../support/comparable.ts'
import { type Recording, readRecordings, sentBody } from '../support/recordings.ts'

/** Where we differ on purpose (contract.md, "Where we do better"). */
const betterAnswers: Readonly<Record<string, string>> = {
  'n01-duplicate': 'a second subscription is a 200 that tells nothing',
  'c11-devis-create': 'a service that is not offered is refused (product 5); see createSuite',
}

/** Lists whose order without `sort` is ours: blogs and jobs newest first, trainings by date… */
const ordered = /^\/api\/(blogs|jobs|formations|biblios|faqs)\b(?!.*sort)/

export function replaySuite(api: () => string): void {
  describe('gives the recorded answer', () => {
    for (const recording of readRecordings()) {
      const { name, request, response } = recording
      if (betterAnswers[name] !== undefined) continue
      it(`${name}: ${request.method} ${decodeURI(request.url).slice(0, 100)}`, async () => {
        const answer = await replay(api(), recording)

        expect(answer.status).toBe(response.status)
        for (const header of ['content-type', 'allow', 'access-control-allow-origin']) {
          const recorded = response.headers.find(([key]) => key.toLowerCase() === header)?.[1]
          if (recorded) expect(answer.headers.get(header)).toBe(recorded)
        }
        const body = bodyIn(await answer.text())
        if (request.method === 'POST' && answer.ok) {
          expect(withoutId(body)).toEqual(withoutId(response.body))
        } else expect(comparable(body)).toEqual(comparable(response.body))
      })
    }
  })
}

let sender = 0

/** Each form comes from an address of its own, so that the limit per address stays out of it. */
function replay(origin: string, recording: Recording): Promise<Response> {
  const { method, url, headers } = recording.request
  const order =
    ordered.test(url) && method === 'GET' ? `${url.includes('?') ? '&' : '?'}sort=id` : ''
  sender += 1
  const sent = new Headers({ 'x-forwarded-for': `192.0.2.${sender}` })
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'content-length') sent.set(name, String(value))
  }
  const body = sentBody(recording)
  return fetch(`${origin}${url}${order}`, {
    method,
    headers: sent,
    ...(body === undefined || method === 'GET' ? {} : { body }),
  })
}

function bodyIn(text: string): unknown {
  return text.startsWith('{') ? JSON.parse(text) : text
}

function withoutId(body: unknown): unknown {
  const { data } = body as { data: { id: unknown; attributes: object } }
  return comparable({ ...data, id: typeof data.id })
}
