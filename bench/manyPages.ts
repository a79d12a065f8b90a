import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { testSettings } from '../e2e/support/testSettings.ts'
import { buildWhatChanged } from '../scripts/product/build.ts'
import { startBackOffice, startSite } from '../scripts/product/parts.ts'
import { runCommand } from '../scripts/runCommand.ts'
import { loadIn } from './figures/load.ts'
import { fillDatabase } from './product/fillDatabase.ts'
import { requireProgram } from './yardsticks/requireProgram.ts'

const execute = promisify(execFile)
const pages = 1000
/** Others, asked before: what is measured is an empty cache, not a program that has just started. */
const pagesBefore = 300
const connections = 200
const seconds = 60

/**
 * `npm run bench:pages`: 1,000 different pages asked by 200 connections for a minute, first with
 * nothing kept; what the site asks of the back office tells how often each was rendered.
 */
await runCommand(async () => {
  requireProgram('wrk')
  await buildWhatChanged()
  const folder = mkdtempSync(join(tmpdir(), 'sira-pages-'))
  const settings = await testSettings(join(folder, 'data'))
  await (await startBackOffice(settings)).stop()
  await fillDatabase(join(folder, 'data', 'sira.sqlite'), { blogs: pages + pagesBefore })
  const backOffice = await startBackOffice(settings)
  const door = await countingDoor(settings.cmsPort)
  const environment = { ...settings.environment, API_URL: door.apiUrl }
  const site = await startSite({ ...settings, environment })
  const script = join(folder, 'pages.lua')
  writeFileSync(script, luaScript())
  try {
    await searchKnows(pages + pagesBefore, join(folder, 'data', 'recherche.sqlite'))
    for (let number = pages; number < pages + pagesBefore; number++) {
      await (await fetch(`${site.url}/actualite/copie-${number}`)).text()
    }
    for (const round of ['nothing kept', 'all kept']) {
      const { stdout } = await execute('wrk', [
        '--threads=2',
        `--connections=${connections}`,
        `--duration=${seconds}s`,
        '--latency',
        '--header=Accept-Encoding: br',
        `--script=${script}`,
        site.url,
      ])
      const { requestsPerSecond, p99, failures } = loadIn(stdout)
      console.info(
        `${round}: ${Math.round(requestsPerSecond)} a second, p99 ${p99.toFixed(1)} ms, ${failures} failures, ${door.renders()} pages rendered, at most ${door.most()} times each`,
      )
    }
  } finally {
    await site.stop()
    await door.close()
    await backOffice.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** A start after so many new articles is not what is measured. */
async function searchKnows(articles: number, file: string): Promise<void> {
  const database = new DatabaseSync(file, { readOnly: true })
  const count = database.prepare("select count(*) as known from records where type = 'blogs'")
  while (Number(count.get()?.known) < articles) await wait(200)
  database.close()
}

/** Asks for the copies in an order of its own in each thread. */
function luaScript(): string {
  return `math.randomseed(os.time())
request = function()
  return wrk.format("GET", "/actualite/copie-" .. math.random(0, ${pages - 1}))
end
`
}

/** Stands before the back office and counts how often each article is asked for: once a render. */
async function countingDoor(cmsPort: number) {
  const asked = new Map<string, number>()
  const agent = new Agent({ keepAlive: true })
  const server = createServer((question, answer) => {
    const [, slug] = /filters%5Bslug%5D[^=]*=copie-(\d+)/.exec(question.url ?? '') ?? []
    if (slug !== undefined && Number(slug) < pages) asked.set(slug, (asked.get(slug) ?? 0) + 1)
    const { method, headers, url: path } = question
    const passed = request({ host: '127.0.0.1', port: cmsPort, method, headers, path, agent })
    passed.once('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    passed.once('error', () => answer.destroy())
    question.pipe(passed)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    apiUrl: `http://127.0.0.1:${port}/api`,
    renders: () => asked.size,
    most: () => Math.max(0, ...asked.values()),
    close: () => new Promise((closed) => server.close(closed)),
  }
}
