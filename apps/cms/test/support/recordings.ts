import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One call recorded from Strapi 4.26.2. */
export interface Recording {
  name: string
  request: {
    method: string
    url: string
    headers: Record<string, string | number>
    body: string | null
  }
  response: { status: number; headers: [string, string][]; body: unknown }
}

const folder = join(import.meta.dirname, '../fixtures/strapi-v4')

export function readRecordings(): Recording[] {
  return readdirSync(folder)
    .sort()
    .map((file) => ({
      name: file.replace('.json', ''),
      ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<Recording, 'name'>),
    }))
}

/** The body as it was sent; the recording shortens the one that is too large. */
export function sentBody({ request }: Recording): string | undefined {
  const length = / \((\d+) characters\)$/.exec(request.body ?? '')?.[1]
  if (length === undefined) return request.body ?? undefined
  const start = (request.body ?? '').replace(/a*… \(\d+ characters\)$/, '')
  return `${start}${'a'.repeat(Number(length) - start.length - 3)}"}}`
}
