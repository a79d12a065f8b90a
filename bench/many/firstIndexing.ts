import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { StartFailure } from '../../packages/host/src/startFailure.ts'
import type { RunningPart } from '../../scripts/product/part.ts'
import type { RunningProduct } from './product.ts'

const longestMs = 10 * 60_000

interface FirstIndexing {
  seconds: number
  /** The memory of each program in megabytes, at its start and at most. */
  site: Memory
  backOffice: Memory
}

interface Memory {
  before: number
  most: number
}

/** Waits until the search knows this many records; to be called as soon as the site is ready. */
export async function firstIndexing(
  { site, backOffice }: RunningProduct,
  folder: string,
  records: number,
): Promise<FirstIndexing> {
  const start = performance.now()
  const [before, behind] = [megabytes(site), megabytes(backOffice)]
  let [most, mostBehind] = [before, behind]
  while (known(folder) < records) {
    if (performance.now() - start > longestMs) {
      throw new StartFailure(`The search knows ${known(folder)} of ${records} records.`)
    }
    await wait(100)
    most = Math.max(most, megabytes(site))
    mostBehind = Math.max(mostBehind, megabytes(backOffice))
  }
  return {
    seconds: (performance.now() - start) / 1000,
    site: { before, most },
    backOffice: { before: behind, most: mostBehind },
  }
}

function known(folder: string): number {
  const file = join(folder, 'recherche.sqlite')
  if (!existsSync(file)) return 0
  const database = new DatabaseSync(file, { readOnly: true, timeout: 1000 })
  try {
    const sql = "select count(distinct type || id) as total from records where type <> 'pages'"
    return Number(database.prepare(sql).get()?.total ?? 0)
  } catch {
    // The index is being made.
    return 0
  } finally {
    database.close()
  }
}

/**
 * Gives the seconds until the letters of this many articles and offers are indexed too; SQLite only
 * (decision 3).
 */
export async function lettersIndexed(
  { backOffice }: RunningProduct,
  folder: string,
  records: number,
): Promise<number> {
  const start = performance.now()
  for (let turn = 0; lettersKnown(folder) < records; turn += 1) {
    if (performance.now() - start > longestMs) {
      throw new StartFailure(
        `The letters of ${lettersKnown(folder)} of ${records} records are known.`,
      )
    }
    // A search for letters builds their index.
    for (const text of ['blogs?filters[contenu]', 'jobs?filters[titre]']) {
      await fetch(`${backOffice.url}/api/${text}[$contains]=tour${turn}`)
    }
    await wait(1000)
  }
  return (performance.now() - start) / 1000
}

/** The number of indexed rows in the table that has fewest. */
function lettersKnown(folder: string): number {
  const file = join(folder, 'lettres.sqlite')
  if (!existsSync(file)) return 0
  const database = new DatabaseSync(file, { readOnly: true, timeout: 1000 })
  try {
    const tables = database
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE '%moments%'")
      .all()
    if (tables.length < 2) return 0
    const counts = tables.map(({ name }) =>
      Number(database.prepare(`SELECT count(*) AS total FROM "${name}"`).get()?.total ?? 0),
    )
    return Math.min(...counts)
  } catch {
    return 0
  } finally {
    database.close()
  }
}

/** Read from Linux; other systems do not tell. */
function megabytes({ process: { pid } }: RunningPart): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
