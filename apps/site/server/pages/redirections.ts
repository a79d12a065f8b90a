import { localisedPath, withoutLocale } from '@sira/contract/locales'
import type { Changed } from '@sira/contract/wire/changes'
import { entityOf } from '@sira/contract/wire/envelope'
import * as z from 'zod'
import type { ContentServer } from '../../src/transport/door/contentServer.ts'
import { type BackOffice, openBackOffice } from '../../src/transport/door/contractClient.ts'
import { contractQuery } from '../../src/transport/door/contractQuery.ts'
import { retryDelay } from '../../src/transport/door/retryDelay.ts'
import { partIn, partQuery, wholeList } from '../../src/transport/listPart.ts'
import { guessedAddresses } from './guessedAddresses.ts'

/** Old addresses with new ones by staff, and addresses that people guess. */
export interface Redirections {
  /** Gives the target of an unknown page (301), in the language of its address. */
  leadsTo(path: string): string | undefined
  /** Reads them anew where they are among what changed. */
  invalidate(changed: Changed): void
  stop(): void
}

interface RedirectionsOptions extends ContentServer {
  logError: (message: string, details: unknown) => void
}

const entity = entityOf(z.object({ from: z.string(), to: z.string() }))

/** Reads them at the start and whenever they change; there are few, and all are kept in memory. */
export function readRedirections(source: RedirectionsOptions): Redirections {
  const { logError } = source
  let known: ReadonlyMap<string, string> = new Map()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let readings = 0
  let failures = 0

  /** Only the latest reading counts, whichever answer comes last. */
  async function read(): Promise<void> {
    readings += 1
    const own = readings
    try {
      const found = await allRedirections(openBackOffice(source))
      if (own !== readings) return
      known = found
      failures = 0
    } catch (error) {
      if (stopped || own !== readings) return
      logError('Error in redirections reading', error)
      failures += 1
      timer = setTimeout(read, retryDelay(failures)).unref()
    }
  }

  void read()
  return {
    leadsTo(path) {
      const { locale, path: own } = withoutLocale(path)
      const from = decoded(own).toLowerCase()
      const to = known.get(from) ?? guessedAddresses.get(from)
      if (to === undefined) return undefined
      return to.startsWith('/') ? localisedPath(encodeURI(to), locale) : new URL(to).href
    },
    invalidate(changed) {
      if (changed !== 'everything' && !changed.includes('redirections')) return
      clearTimeout(timer)
      void read()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/** A server without them (a plain Strapi 4) has none. Throws while the back office is away. */
async function allRedirections(backOffice: BackOffice): Promise<Map<string, string>> {
  const records = await wholeList(async (start) => {
    const path = contractQuery('redirections', { sort: 'id:asc', ...partQuery(start) })
    const reading = await backOffice.read(path)
    if (reading.state === 'away') throw reading.reason
    if (reading.state !== 'found') return { items: [], isLast: true }
    return partIn(reading.body, entity, backOffice)
  })
  const usable = records.filter(({ attributes: { to } }) => to.startsWith('/') || URL.canParse(to))
  return new Map(usable.map(({ attributes }) => [attributes.from.toLowerCase(), attributes.to]))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
