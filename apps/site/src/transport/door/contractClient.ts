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

/**
 * The outcome of creating a record; on a failure with the status of the answer, if there was one.
 */
export type Created =
  /** `reference`: for the follow-up of the visitor, where the record has one. */
  | { done: true; reference?: string | undefined; dossierKey?: string | undefined }
  | {
      done: false
      status: number | null
      /** Seconds. */
      retryAfter: number | undefined
    }

/**
 * The access to the back office for one request. It notes the sources of the page, so that the page
 * can be rendered again when one of them changes, and asks each thing once.
 */
export interface BackOffice {
  /** Base of the contract, e.g. `https://back-office.example/api`. */
  readonly apiUrl: string
  /** The settings of the company, where the server has none. */
  readonly settings: OwnSettings | undefined
  /** The `Cache-Tag`s of all answers so far. */
  readonly tags: ReadonlySet<string>
  /** The number of announced changes so far; `undefined` where changes are not announced. */
  readonly changes: number | undefined
  /** True once anything could not be read: the page should not be kept for long. */
  readonly incomplete: boolean
  /** Reads `path` (with its query) below the base. */
  read(path: string): Promise<Reading>
  /**
   * Reads an address of the back office outside the contract, as the visitor; never shared. A
   * foreign server has no such address, and gets no cookie of ours.
   */
  readAs(cookie: string, pathFromOrigin: string): Promise<Reading>
  /**
   * Creates a record at `path`, for the visitor at that address. Only HTTP 200 counts as done
   * (product 7).
   */
  create(
    path: string,
    payload: unknown,
    visitorAddress: string | null,
    headers?: Record<string, string>,
  ): Promise<Created>
  /**
   * Asks by a POST at `path`, for the visitor at that address: the question must not stand in an
   * address.
   */
  send(
    path: string,
    payload: unknown,
    visitorAddress: string | null,
    headers?: Record<string, string>,
  ): Promise<Sent>
  /** Asks for a file made for this visitor. */
  file(path: string, payload: unknown, visitorAddress: string | null): Promise<FetchedFile>
  /**
   * Posts to an address of the back office outside the contract, for the visitor at that address. A
   * foreign server has no such address, and gets no password of ours.
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
  /** Aborted while the server is away; undefined where its presence is not watched. */
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

/** Names the visitor's address, because the back office limits each visitor, not the site. */
function forVisitor(address: string | null): Record<string, string> {
  return address === null ? {} : { 'x-forwarded-for': address }
}

/** On one machine, compression costs more than it saves. */
const uncompressed = { 'accept-encoding': 'identity' }

function isNextDoor(apiUrl: string): boolean {
  return /^(localhost|127\.|\[::1\])/.test(new URL(apiUrl).hostname)
}
