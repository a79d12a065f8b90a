import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { testSettings } from '../e2e/support/testSettings.ts'
import { StartFailure } from '../packages/host/src/startFailure.ts'
import { residentMegabytes } from '../scripts/machine/residentMegabytes.ts'
import { buildWhatChanged } from '../scripts/product/build.ts'
import { startBackOffice, startSite } from '../scripts/product/parts.ts'
import { runCommand } from '../scripts/runCommand.ts'
import { attack } from './siege/attacks.ts'
import { type EmptiedShop, emptyShop } from './siege/emptyShop.ts'
import { type Experience, experience, visit, work } from './siege/people.ts'

/** `npm run bench -- siege shop`: the shop alone. */
const lastsMs = process.argv.includes('shop') ? 1000 : 60_000
const hostileAddresses = 50
const aims = { p99: 2000, megabytes: 700, heldNextDay: 5 }

/**
 * `npm run bench -- siege`: a hostile hour, shortened to a minute, on this machine alone. Fifty
 * addresses attack in every way we know of, while five visitors send forms and three people of the
 * staff work. All of them must be answered in time, and everything acknowledged must be kept.
 */
await runCommand(async () => {
  await buildWhatChanged()
  const folder = mkdtempSync(join(tmpdir(), 'sira-siege-'))
  const settings = await testSettings(folder)
  settings.environment.LOG_LEVEL = 'silent'
  const backOffice = await startBackOffice(settings)
  const site = await startSite(settings)
  const seen = { pages: experience(), forms: experience(), screens: experience() }
  // A first round without attack: first pages are slow and not measured.
  const peace = Date.now() + 5000
  await Promise.all([
    visit(site.url, () => Date.now() < peace, { pages: experience(), forms: experience() }),
    work(site.url, '192.0.2.100', () => Date.now() < peace, experience()),
  ])

  const end = Date.now() + lastsMs
  const goesOn = () => Date.now() < end
  const counts = new Map<string, number>()
  const count = (name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1)
  const people = Array.from({ length: 3 }, (_, at) =>
    work(site.url, `192.0.2.${at + 1}`, goesOn, seen.screens),
  )
  const besieging = Array.from({ length: hostileAddresses }, (_, at) =>
    attack(site.url, `203.0.113.${at + 1}`, goesOn, count),
  )
  const measuring = mostMegabytes([backOffice.process.pid ?? 0, site.process.pid ?? 0], goesOn)
  const visitors = Array.from({ length: 5 }, () => visit(site.url, goesOn, seen))
  const acknowledged = (await Promise.all(visitors)).flat()
  await Promise.all([...people, ...besieging])
  const megabytes = await measuring
  const shop = await emptyShop(site.url, join(folder, 'sira.sqlite'))
  await site.stop()
  await backOffice.stop()
  const lost = acknowledged.length - keptIn(join(folder, 'sira.sqlite'), acknowledged)
  rmSync(folder, { recursive: true })

  report(counts, seen, { acknowledged: acknowledged.length, lost, megabytes })
  reportShop(shop)
  const slow = Object.values(seen).some((one) => p99(one) > aims.p99)
  const isEmptied = shop.short > 0 || shop.heldNextDay > aims.heldNextDay
  if (lost > 0 || slow || isEmptied || megabytes > aims.megabytes)
    throw new StartFailure('The siege did harm.')
})

/** The memory of both programs together, read every second. */
async function mostMegabytes(pids: readonly number[], goesOn: () => boolean): Promise<number> {
  let most = 0
  while (goesOn()) {
    most = Math.max(
      most,
      pids.reduce((sum, pid) => sum + residentMegabytes(pid), 0),
    )
    await wait(1000)
  }
  return most
}

function keptIn(file: string, messages: readonly string[]): number {
  const database = new DatabaseSync(file, { readOnly: true })
  const kept = database.prepare('select count(*) as n from contacts where message = ?')
  const found = messages.filter((message) => Number(kept.get(message)?.n) === 1)
  database.close()
  return found.length
}

function p99({ times }: Experience): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0)
}

interface Outcome {
  acknowledged: number
  lost: number
  megabytes: number
}

function report(
  counts: ReadonlyMap<string, number>,
  { pages, forms, screens }: Record<'pages' | 'forms' | 'screens', Experience>,
  { acknowledged, lost, megabytes }: Outcome,
): void {
  console.info(`\n| attack, from ${hostileAddresses} addresses | times |\n|---|---|`)
  for (const [name, times] of counts) console.info(`| ${name} | ${times} |`)
  console.info('\n| meanwhile | answers | p99 | failures |\n|---|---|---|---|')
  const rows = { 'pages of visitors': pages, 'their forms': forms, 'screens of staff': screens }
  for (const [who, one] of Object.entries(rows)) {
    console.info(`| ${who} | ${one.times.length} | ${p99(one)} ms | ${one.failures} |`)
  }
  console.info(
    `\nForms acknowledged ${acknowledged}, lost ${lost}. Memory at most ${megabytes} MB.`,
  )
}

function reportShop({ answers, titles, copies, left, short, heldNextDay }: EmptiedShop): void {
  const told = [...answers].map(([status, times]) => `${status}: ${times}`).join(', ')
  console.info('\n| one address orders 200 times | |\n|---|---|')
  console.info(`| answers | ${told} |`)
  console.info(`| copies of ${titles} titles left to others | ${left} of ${copies} |`)
  console.info(`| titles of which less than half is left | ${short} |`)
  console.info(`| copies still held after an opening day | ${heldNextDay} |`)
}
