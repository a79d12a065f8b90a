/** One GET of the contract, before anything is known about the shape of its body. */
export type Reading =
  | { state: 'found'; body: unknown; tags: readonly string[] }
  | { state: 'absent'; tags: readonly string[] }
  | { state: 'forbidden' }
  | { state: 'away'; reason: unknown }

export interface ReadingLimits {
  timeoutMs: number
  maxBytes: number
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

/** How half a character of two is written (`\ud83c`): no address can hold one without the other. */
const halfCharacter = /\\u[dD][89a-fA-F]/

function parsed(text: string): unknown {
  if (!halfCharacter.test(text)) return JSON.parse(text)
  return JSON.parse(text, (_name, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )
}

function tagsOf(response: Response): string[] {
  const tags = (response.headers.get('cache-tag') ?? '').split(',').map((tag) => tag.trim())
  return tags.filter((tag) => tag !== '')
}

/**
 * The only read of the site. Whatever goes wrong (no connection, too late, too long, a status
 * that is no answer, no JSON) is the same to a page: the back office is away.
 */
export async function readJson(
  url: string,
  limits: ReadingLimits,
  headers: Record<string, string> = {},
): Promise<Reading> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(limits.timeoutMs),
    })
    const text = await textWithin(response, limits.maxBytes)
    if (response.status === 401 || response.status === 403) return { state: 'forbidden' }
    if (response.status === 404) return { state: 'absent', tags: tagsOf(response) }
    if (response.status !== 200) throw new Error(`Status ${response.status}`)
    return { state: 'found', body: parsed(text), tags: tagsOf(response) }
  } catch (reason) {
    return { state: 'away', reason }
  }
}
