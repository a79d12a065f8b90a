import type { InjectOptions } from 'fastify'
import type { FormApi } from '../../inbox/support/formApi.ts'

const tus = { 'tus-resumable': '1.0.0' }
const bytes = { ...tus, 'content-type': 'application/offset+octet-stream' }

/** What a program that knows tus asks of the door of uploads. */
export function uploadsAt(api: FormApi) {
  const begin = (length: number | string, headers: Record<string, string> = {}) =>
    api.ask({
      method: 'POST',
      url: '/api/depots',
      headers: { ...tus, 'upload-length': String(length), ...headers },
    })
  const add = (place: string, offset: number, payload: InjectOptions['payload'], from = {}) =>
    api.ask({
      method: 'PATCH',
      url: place,
      headers: { ...bytes, 'upload-offset': String(offset), ...from },
      ...(payload === undefined ? {} : { payload }),
    })
  const look = (place: string) => api.ask({ method: 'HEAD', url: place, headers: tus })
  return {
    begin,
    add,
    look,
    /** The whole file at once; gives its ticket. */
    async send(content: Buffer, headers: Record<string, string> = {}): Promise<string> {
      const place = String((await begin(content.length, headers)).headers.location)
      const added = await add(place, 0, content)
      if (added.statusCode !== 204) throw new Error(`${added.statusCode}: ${added.body}`)
      return place.split('/').at(-1) ?? ''
    },
  }
}

export type Uploads = ReturnType<typeof uploadsAt>
