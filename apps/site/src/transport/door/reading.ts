/** The result of one GET of the contract, before its body is checked. */
export type Reading =
  | { state: 'found'; body: unknown; tags: readonly string[] }
  | { state: 'absent'; tags: readonly string[] }
  | { state: 'forbidden' }
  | { state: 'away'; reason: unknown }

export interface ReadingLimits {
  timeoutMs: number
  maxBytes: number
  /** Aborted once the server is known to be away: waiting is useless then. */
  away?: AbortSignal | undefined
}

/** Ends a question that takes too long, or whose server is away. */
export function patience({ timeoutMs, away }: ReadingLimits): AbortSignal {
  const late = AbortSignal.timeout(timeoutMs)
  return away === undefined ? late : AbortSignal.any([late, away])
}

async function textWithin(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new Error(`Answer larger than ${maxBytes} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Half of a surrogate pair (`\ud83c`): an address cannot hold one half without the other. */
const halfCharacter = /\\u[dD][89a-fA-F]/

/** Maps each value of a body, inner ones first. */
type Revive = (name: string, value: unknown) => unknown

function parsed(text: string, revive?: Revive): unknown {
  if (!halfCharacter.test(text)) return JSON.parse(text, revive)
  return JSON.parse(text, (name, value: unknown) => {
    const whole = typeof value === 'string' ? value.toWellFormed() : value
    return revive === undefined ? whole : revive(name, whole)
  })
}

/** A refusal that names an attribute, in the format of Strapi 4 (`parameter`) or 5 (`key`). */
export class UnknownAttribute extends Error {
  readonly attribute: string

  constructor(attribute: string) {
    super(`Unknown attribute ${attribute}`)
    this.attribute = attribute
  }
}

const unknownAttribute = /"message":"Invalid (?:parameter|key) ([\w-]{1,60})["\s]/

function refusal(status: number, text: string): Error {
  const [, attribute] = (status === 400 && unknownAttribute.exec(text)) || []
  return attribute === undefined ? new Error(`Status ${status}`) : new UnknownAttribute(attribute)
}

function tagsOf(response: Response): string[] {
  const tags = (response.headers.get('cache-tag') ?? '').split(',').map((tag) => tag.trim())
  return tags.filter((tag) => tag !== '')
}

/**
 * The only read of the site. All failures (no connection, too late, too long, an unexpected status,
 * no JSON) are the same for a page: the back office is away.
 */
export async function readJson(
  url: string,
  limits: ReadingLimits,
  headers: Record<string, string> = {},
  revive?: Revive,
): Promise<Reading> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: patience(limits),
    })
    const text = await textWithin(response, limits.maxBytes)
    if (response.status === 401 || response.status === 403) return { state: 'forbidden' }
    if (response.status === 404) return { state: 'absent', tags: tagsOf(response) }
    if (response.status !== 200) throw refusal(response.status, text)
    return { state: 'found', body: parsed(text, revive), tags: tagsOf(response) }
  } catch (reason) {
    return { state: 'away', reason }
  }
}
