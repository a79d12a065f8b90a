import { bytesType, depositsPath, tusHeaders, tusVersion } from '@sira/contract/deposits/tus'
import { smallerPicture } from '../../../components/pictures/smallerPicture.ts'

/** The size of a part: a slow line carries one before it is cut again. */
const partBytes = 256 * 1024
/** Seconds between one try and the next. */
const waits = [1, 2, 4, 8, 15, 30, 30]

interface Told {
  progress(share: number): void
  /** The line is cut; it goes on by itself. */
  interrupted(): void
}

/** The back office does not take it: its status. */
export class RefusedFile extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The file was refused: ${status}`)
    this.status = status
  }
}

const head = { [tusHeaders.version]: tusVersion }

/** Sends a file in parts, each from where the last one ended, whatever the line does; gives its ticket. */
export async function uploadFile(file: File, told: Told): Promise<string> {
  const content = await smallerPicture(file)
  const name = btoa(String.fromCharCode(...new TextEncoder().encode(file.name)))
  const begin = {
    method: 'POST',
    headers: {
      ...head,
      [tusHeaders.length]: String(content.size),
      ...(name && { [tusHeaders.metadata]: `filename ${name}` }),
    },
  }
  const begun = await tried(() => ask(`/api/${depositsPath}`, begin), told)
  const place = begun.headers.get('location') ?? ''
  let offset = 0
  while (offset < content.size) {
    told.progress(offset / content.size)
    const part = content.slice(offset, offset + partBytes)
    const headers = { ...head, 'content-type': bytesType, [tusHeaders.offset]: String(offset) }
    // Where a part was lost, or came twice, the back office says where it goes on.
    const sent = await ask(place, { method: 'PATCH', headers, body: part }).catch(async (error) => {
      if (error instanceof RefusedFile && error.status !== 409) throw error
      told.interrupted()
      return tried(() => ask(place, { method: 'HEAD', headers: head }), told)
    })
    offset = Number(sent.headers.get(tusHeaders.offset))
  }
  return place.split('/').pop() ?? ''
}

/** An answer that is one; 5xx and a line that is cut are no answers, and 429 asks to wait. */
async function ask(address: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(address, init)
  if (answer.ok) return answer
  if (answer.status >= 500) throw new Error(String(answer.status))
  throw new RefusedFile(answer.status)
}

async function tried(work: () => Promise<Response>, { interrupted }: Told): Promise<Response> {
  for (const seconds of waits) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof RefusedFile) throw error
      interrupted()
      await new Promise((again) => {
        setTimeout(again, seconds * 1000)
        addEventListener('online', again, { once: true })
      })
    }
  }
  return work()
}
