import type { ContentServer, OwnSettings } from './contentServer.ts'
import { type FetchedFile, fetchFile } from './fetchingFile.ts'
import { readKnown } from './knownReading.ts'
import { type LackingAttributes, lackingAttributes } from './lackingAttributes.ts'
import { type Reading, type ReadingLimits, readJson } from './reading.ts'
import { postJson, type Sent } from './sending.ts'
import { inNamedLanguage, strapiHeaders } from './strapiAnswers.ts'
import { tracedQuestion } from './tracedQuestion.ts'

/** Short enough that a visitor still gets a page, long enough for a cold start behind it. */
const defaultLimits: ReadingLimits = { timeoutMs: 5000, maxBytes: 5_000_000 }

/** Whether a record was created; if not, with which answer, if any. */
export type Created =
  /** `reference`: by which the visitor follows it, where it has one. */
  | { done: true; reference?: string | undefined; dossierKey?: string | undefined }
  | {
      done: false
      status: number | null
      /** Seconds. */
      retryAfter: number | undefined
    }

/**
 * The door to the back office for one request. It notes what the page is made from, so that the
 * page can be rendered again when just that changes, and asks each thing once.
 */
export interface BackOffice {
  /** Base of the contract, e.g. `https://back-office.example/api`. */
  readonly apiUrl: string
  /** Of the company, where the server has none. */
  readonly settings: OwnSettings | undefined
  /** The `Cache-Tag`s of all answers so far. */
  readonly tags: ReadonlySet<string>
  /** How many changes were announced so far; `undefined` where nobody hears of them. */
  readonly changes: number | undefined
  /** True once anything could not be read: the page should not be kept for long. */
  readonly incomplete: boolean
  /** Reads `path` (with its query) below the base. */
  read(path: string): Promise<Reading>
  /**
   * Reads an address of the back office outside the contract, as the visitor; never shared. A server
   * that is not ours has none, and hears no cookie of ours.
   */
  readAs(cookie: string, pathFromOrigin: string): Promise<Reading>
  /** Creates a record at `path`, for the visitor at that address; done only on HTTP 200 (product 7). */
  create(
    path: string,
    payload: unknown,
    visitorAddress: string | null,
    headers?: Record<string, string>,
  ): Promise<Created>
  /** Asks at `path` by a POST, for the visitor at that address: what is asked stands in no address. */
  send(
    path: string,
    payload: unknown,
    visitorAddress: string | null,
    headers?: Record<string, string>,
  ): Promise<Sent>
  /** Asks for a file that is made for who asks. */
  file(path: string, payload: unknown, visitorAddress: string | null): Promise<FetchedFile>
  /**
   * Sends to an address of the back office outside the contract, for the visitor at that address. A
   * server that is not ours has none, and hears no password of ours.
   */
  post(
    pathFromOrigin: string,
    payload: unknown,
    visitorAddress: string | null,
    headers?: Record<string, string>,
  ): Promise<Sent>
  noteTags(tags: Iterable<string>): void
  noteIncomplete(): void
  logError(message: string, details: unknown): void
}

interface BackOfficeOptions extends ContentServer {
  logError: (message: string, details: unknown) => void
  limits?: ReadingLimits
  changes?: (() => number | undefined) | undefined
  /** Aborted while the server is away; nothing where nobody watches it. */
  away?: (() => AbortSignal) | undefined
}

export function openBackOffice(options: BackOfficeOptions): BackOffice {
  const { apiUrl, strapi, logError, limits: usual = defaultLimits } = options
  const limits = () => ({ ...usual, away: options.away?.() })
  const tags = new Set<string>()
  const asked = new Map<string, Promise<Reading>>()
  const format = strapiHeaders(strapi)
  const headers = isNextDoor(apiUrl) ? { ...format, ...uncompressed } : format
  const revive = strapi === undefined ? undefined : inNamedLanguage
  let incomplete = false

  async function read(path: string): Promise<Reading> {
    const reading = await readKnown(path, lackingAt(apiUrl), (known) => {
      const url = `${apiUrl}/${known}`
      return tracedQuestion(url, (trace) =>
        readJson(url, limits(), { ...headers, ...trace }, revive),
      )
    })
    if ('tags' in reading) for (const tag of reading.tags) tags.add(tag)
    return reading
  }

  function post(
    url: string,
    payload: unknown,
    visitorAddress: string | null,
    headers: Record<string, string> = {},
  ): Promise<Sent> {
    return tracedQuestion(url, (trace) =>
      postJson(url, payload, limits(), {
        ...format,
        ...headers,
        ...forVisitor(visitorAddress),
        ...trace,
      }),
    )
  }

  return {
    apiUrl,
    settings: options.settings,
    tags,
    get changes() {
      return options.changes?.()
    },
    get incomplete() {
      return incomplete
    },
    read(path) {
      const reading = asked.get(path) ?? read(path)
      asked.set(path, reading)
      return reading
    },
    async readAs(cookie, path) {
      if (strapi !== undefined) return { state: 'absent', tags: [] }
      const url = `${new URL(apiUrl).origin}${path}`
      return tracedQuestion(url, (trace) => readJson(url, limits(), { cookie, ...trace }))
    },
    async create(path, payload, visitorAddress, headers) {
      const sent = await post(`${apiUrl}/${path}`, payload, visitorAddress, headers)
      const { status, reason, retryAfter, reference, dossierKey } = sent
      if (status === 200 || (strapi === 5 && status === 201)) {
        return { done: true, reference, dossierKey }
      }
      logError(`POST /${path} failed`, reason ?? `Status ${status}`)
      return { done: false, status, retryAfter }
    },
    send: (path, payload, visitorAddress, headers) =>
      post(`${apiUrl}/${path}`, payload, visitorAddress, headers),
    file(path, payload, visitorAddress) {
      const url = `${apiUrl}/${path}`
      return tracedQuestion(url, (trace) =>
        fetchFile(url, payload, limits(), { ...forVisitor(visitorAddress), ...trace }),
      )
    },
    async post(path, payload, visitorAddress, headers) {
      if (strapi !== undefined) return { status: null, cookies: [] }
      return post(`${new URL(apiUrl).origin}${path}`, payload, visitorAddress, headers)
    },
    noteTags(more) {
      for (const tag of more) tags.add(tag)
    },
    noteIncomplete() {
      incomplete = true
    },
    logError,
  }
}

const lackingOf = new Map<string, LackingAttributes>()

function lackingAt(apiUrl: string): LackingAttributes {
  const lacking = lackingOf.get(apiUrl) ?? lackingAttributes()
  lackingOf.set(apiUrl, lacking)
  return lacking
}

/** The back office counts what each visitor sends, not what the site sends for them. */
function forVisitor(address: string | null): Record<string, string> {
  return address === null ? {} : { 'x-forwarded-for': address }
}

/** On one machine, compressing costs more than it saves. */
const uncompressed = { 'accept-encoding': 'identity' }

function isNextDoor(apiUrl: string): boolean {
  return /^(localhost|127\.|\[::1\])/.test(new URL(apiUrl).hostname)
}
