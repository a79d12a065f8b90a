import { bytesType, depositsPath, tusHeaders, tusVersion } from '@sira/contract/deposits/tus'

/** The size of a part: a slow line carries one before it is cut again. */
const partBytes = 256 * 1024

interface Upload {
  name: string
  content: Blob
  /** Of an upload that was begun before. */
  ticket?: string | undefined
}

interface Told {
  /** Seconds between one try and the next. */
  waits: readonly number[]
  progress?(share: number): void
  /** The line is cut; it goes on by itself. */
  interrupted?(): void
  /** By its ticket an upload goes on from another page too. */
  begun?(ticket: string): Promise<void>
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
export async function uploadFile(file: Upload, told: Told): Promise<string> {
  const { content } = file
  let offset = file.ticket === undefined ? undefined : await arrivedOf(file.ticket)
  const ticket = offset === undefined ? await begin(file, told) : (file.ticket ?? '')
  offset ??= 0
  let failures = 0
  while (offset < content.size) {
    told.progress?.(offset / content.size)
    const part = content.slice(offset, offset + partBytes)
    const headers = { ...head, 'content-type': bytesType, [tusHeaders.offset]: String(offset) }
    try {
      offset = offsetIn(await ask(ticket, { method: 'PATCH', headers, body: part }))
      failures = 0
    } catch (error) {
      if (error instanceof RefusedFile && error.status !== 409) throw error
      told.interrupted?.()
      // The back office gives the offset: a part may be lost, or may have come twice.
      const arrived: number = await tried(() => askOffset(ticket), told)
      // It answers, and takes nothing.
      if (arrived === offset) await pause(told.waits[failures++], error)
      offset = arrived
    }
  }
  return ticket
}

async function begin({ name, content }: Upload, told: Told): Promise<string> {
  const inBase64 = btoa(String.fromCharCode(...new TextEncoder().encode(name)))
  const headers = {
    ...head,
    [tusHeaders.length]: String(content.size),
    ...(name && { [tusHeaders.metadata]: `filename ${inBase64}` }),
  }
  const begun = await tried(() => ask('', { method: 'POST', headers }), told)
  const ticket = begun.headers.get('location')?.split('/').pop() ?? ''
  await told.begun?.(ticket)
  return ticket
}

/** The bytes that an upload has; nothing where it has ended. */
async function arrivedOf(ticket: string): Promise<number | undefined> {
  try {
    return await askOffset(ticket)
  } catch (error) {
    if (error instanceof RefusedFile) return undefined
    throw error
  }
}

const askOffset = async (ticket: string) =>
  offsetIn(await ask(ticket, { method: 'HEAD', headers: head }))

const offsetIn = ({ headers }: Response) => Number(headers.get(tusHeaders.offset))

/** An answer that is one; 5xx and a line that is cut are no answers, and 429 asks to wait. */
async function ask(ticket: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(`/api/${depositsPath}${ticket && `/${ticket}`}`, init)
  if (answer.ok) return answer
  if (answer.status >= 500) throw new Error(String(answer.status))
  throw new RefusedFile(answer.status)
}

async function tried<Result>(work: () => Promise<Result>, told: Told): Promise<Result> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof RefusedFile) throw error
      told.interrupted?.()
      await pause(told.waits[failures], error)
    }
  }
}

/** Until the next try; throws what went wrong where there is none. */
async function pause(seconds: number | undefined, error: unknown): Promise<void> {
  if (seconds === undefined) throw error
  await new Promise((again) => {
    setTimeout(again, seconds * 1000)
    addEventListener('online', again, { once: true })
  })
}
