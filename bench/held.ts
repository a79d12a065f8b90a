import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { administrator, testSettings } from '../e2e/support/testSettings.ts'
import { StartFailure } from '../packages/host/src/startFailure.ts'
import { buildWhatChanged } from '../scripts/product/build.ts'
import { startBackOffice } from '../scripts/product/parts.ts'
import { runCommand } from '../scripts/runCommand.ts'
import { median } from './figures/median.ts'
import { fillDatabase } from './product/fillDatabase.ts'

const times = 5
const aimMs = 200

/**
 * What strangers may ask at worst, each time from an address of its own. `@` is another digit each
 * time, so that no cache has the answer.
 */
const byStrangers = {
  'the words of every article': '/api/blogs?filters[contenu][$containsi]=zz@',
  'the tags of the articles of tags': '/api/blogs?filters[tags][blogs][tags][nom][$contains]=z@',
  'an order by a relation': '/api/blogs?sort=tags.nom&pagination[pageSize]=10@',
  'a page far behind': '/api/blogs?pagination[page]=19@&pagination[pageSize]=100&populate=*',
  'all there is of a hundred offers':
    '/api/jobs?populate=*&pagination[page]=@&pagination[pageSize]=100',
  'offers by a word': '/api/jobs?filters[titre][$containsi]=compt@&sort=date_expiration',
}

const byStaff = {
  'a list of articles': '/admin/collections/blogs?page=@',
  'a search for articles': '/admin/collections/blogs?search=etude@',
  'a search for offers': '/admin/collections/jobs?search=compta@&sort=titre',
  'the longest list there is': '/admin/collections/blogs?limit=50&page=@&sort=titre',
  'a word in the text of articles': '/admin/api/blogs?where[contenu][like]=zz@&depth=0',
  'the choice of a related record': '/admin/api/blogs?where[titre][contains]=z@&depth=0&limit=10',
  'the first screen': '/admin?once=@',
}

/**
 * `npm run bench:held`: how long one read keeps everybody else waiting with 45,000 records: the
 * slowest of the answers of `/healthz`, asked all the while, that overlap it.
 */
await runCommand(async () => {
  await buildWhatChanged()
  const folder = mkdtempSync(join(tmpdir(), 'sira-held-'))
  const settings = await testSettings(folder)
  await (await startBackOffice(settings)).stop()
  await fillDatabase(join(folder, 'sira.sqlite'), { blogs: 20_000, jobs: 20_000, biblios: 5_000 })
  const { url, stop } = await startBackOffice(settings)
  const cookie = await signIn(url)

  console.info(`\n| read | answered in | others wait (aim: ${aimMs} ms) |\n|---|---|---|`)
  let worst = 0
  const measure = async (what: string, path: string, headers: (at: number) => HeadersInit) => {
    const seen = []
    for (let at = 1; at <= times; at += 1) {
      seen.push(await held(url, url + path.replace('@', String(at)), headers(at)))
    }
    // The first one also loads the code of a screen.
    const [answer, hold] = [
      median(seen.slice(1).map((one) => one.answer)),
      median(seen.slice(1).map((one) => one.hold)),
    ]
    console.info(`| ${what} | ${answer.toFixed(0)} ms | ${hold.toFixed(0)} ms |`)
    worst = Math.max(worst, hold)
  }
  for (const [what, path] of Object.entries(byStrangers)) {
    await measure(`a stranger: ${what}`, path, (at) => ({ 'x-forwarded-for': `203.0.113.${at}` }))
  }
  for (const [what, path] of Object.entries(byStaff)) {
    await measure(`staff: ${what}`, path, () => ({ cookie }))
  }
  await stop()
  rmSync(folder, { recursive: true })
  if (worst > aimMs) throw new StartFailure(`One read held everybody for ${worst.toFixed(0)} ms.`)
})

/** How long a read took, and the longest that `/healthz` took meanwhile, in milliseconds. */
async function held(
  url: string,
  read: string,
  headers: HeadersInit,
): Promise<{ answer: number; hold: number }> {
  let goesOn = true
  let hold = 0
  const asking = async () => {
    while (goesOn) {
      hold = Math.max(hold, await timeOf(`${url}/healthz`))
      await wait(5)
    }
  }
  const others = asking()
  const answer = await timeOf(read, headers)
  goesOn = false
  await others
  return { answer, hold }
}

async function timeOf(url: string, headers: HeadersInit = {}): Promise<number> {
  const start = performance.now()
  const answer = await fetch(url, { headers })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - start
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/admin/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
}
