import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'
import { StartFailure } from '../packages/host/src/startFailure.ts'
import { buildWhatChanged } from '../scripts/product/build.ts'
import { runCommand } from '../scripts/runCommand.ts'
import { kept } from './cluster/findings.ts'
import { isTroubled, type Member, troubles } from './cluster/members.ts'
import { orderUntil } from './cluster/orders.ts'
import { lostPictures, sendPicturesUntil } from './cluster/pictures.ts'
import { neverFollowed, publishUntil } from './cluster/publications.ts'
import { soldCopies } from './cluster/soldCopies.ts'
import { written } from './cluster/staff.ts'
import { startCluster } from './cluster/startCluster.ts'
import { visitUntil } from './cluster/visitors.ts'
import { startMailServer } from './kills/mailServer.ts'
import { submitAll } from './kills/submissions.ts'

const minutes = Number(process.argv[2]) || 10
const forms = 60 * minutes
/** Fewer copies than the customers want. */
const copies = 100 * minutes
/** Milliseconds after which letters that still wait count as stuck. */
const settlingTime = 240_000
const saved = z.object({ doc: z.object({ id: z.number() }) })

/**
 * `npm run bench -- cluster [minutes]`: Varnish, three sites, HAProxy, two back offices, PostgreSQL,
 * Valkey and an S3 store, while visitors read, write and order, staff publish, and each program in
 * turn is killed, stopped or cut off.
 */
await runCommand(async () => {
  await buildWhatChanged()
  const folder = mkdtempSync(join(tmpdir(), 'sira-cluster-'))
  const mail = await startMailServer({ confirmsAll: true })
  const cluster = await startCluster(folder, `smtp://127.0.0.1:${mail.port}`)
  const { database, offices, sites, cache, members } = cluster
  const book = { titre: 'Un livre', prix: 5000, stock: copies, _status: 'published' }
  const { id } = saved.parse(await written(offices[0], 'POST', 'biblios', book)).doc
  console.info(`${members.map(({ name }) => name).join(', ')}, for ${minutes} minutes.`)

  const end = Date.now() + minutes * 60_000
  const over = () => Date.now() > end
  const [submissions, orders, publications, visits, pictures, harms] = await Promise.all([
    submitAll(sites.map(({ url }) => url) as [string, ...string[]], forms),
    orderUntil(over, sites, id),
    publishUntil(over, offices, [...sites, cache]),
    visitUntil(over, cache),
    sendPicturesUntil(over, offices),
    disturbUntil(over, members),
  ])
  // Wait until the program that was harmed last has recovered.
  while (members.some((member) => isTroubled(member, Date.now()))) await wait(500)
  const behind = await neverFollowed(publications.last, [...sites, cache])
  let found = await kept(database.ownUrl, submissions)
  for (const limit = Date.now() + settlingTime; found.lettersWaiting > 0 && Date.now() < limit; ) {
    console.info(`${found.lettersWaiting} letters still wait.`)
    await wait(5000)
    found = await kept(database.ownUrl, submissions)
  }
  const sold = await soldCopies(database.ownUrl, orders, { book: id, stock: copies })
  const lost = await lostPictures(pictures, sites[0])
  await cluster.stop()
  await mail.stop()
  rmSync(folder, { recursive: true, force: true })

  const twice = [...mail.arrived.values()].filter((times) => times > 1).length
  const lines = [
    ...Object.entries(harms).map(([kind, times]) => [`times that a program was ${kind}`, times]),
    ['forms acknowledged', submissions.filter(({ id: number }) => number !== undefined).length],
    ['requests it took', submissions.reduce((sum, { attempts }) => sum + attempts, 0)],
    ['acknowledged and lost', found.lost],
    ['kept twice', found.doubled],
    [`orders acknowledged, of a book of ${copies} copies`, sold.acknowledged],
    ['customers who were told that none are left', sold.refused],
    ['copies sold', sold.copies],
    ['orders acknowledged and lost', sold.lost],
    ['orders kept twice', sold.doubled],
    ['copies miscounted', sold.miscounted],
    ['letters', found.letters],
    ['letters that never left', found.lettersWaiting],
    ['letters that came twice, under one Message-ID', twice],
    ['pictures acknowledged', pictures.length],
    ['pictures lost', lost.length],
    ['publications', publications.published],
    ['until one is seen: median, longest (ms)', spread(publications.delays)],
    ['pages older than 5 s', publications.old.length],
    ['the same while something it needs was in trouble', publications.oldInTrouble],
    ['sites that never followed', behind.length],
    ['pages read by Varnish', visits.pages],
    ['until one is there: median, longest (ms)', spread(visits.waits)],
    ['pages answered with 500 and above', visits.failures.length],
    ['pages that did not come', visits.missed],
    ['the same while Varnish was in trouble', visits.unreached],
    ['connections wedged', found.wedged],
  ]
  console.info('\n| what | figure |\n|---|---|')
  for (const [what, figure] of lines) console.info(`| ${what} | ${figure} |`)
  const lostFiles = lost.map(({ path, status }) => `${path}: ${status}`)
  for (const failure of [...publications.old, ...visits.failures, ...lostFiles]) {
    console.info(failure)
  }
  const keptWrong = found.lost + found.doubled + found.lettersWaiting + lost.length
  const soldWrong = sold.lost + sold.doubled + sold.miscounted + Math.max(0, sold.copies - copies)
  const shownWrong =
    behind.length + publications.old.length + visits.failures.length + visits.missed
  if (keptWrong + soldWrong + shownWrong + found.wedged > 0) {
    throw new StartFailure('Something was lost.')
  }
})

/** Every kind of harm to each in turn; how often each kind happened. */
async function disturbUntil(
  over: () => boolean,
  members: readonly Member[],
): Promise<Record<string, number>> {
  const happened: Record<string, number> = {}
  for (let turn = 0; !over(); turn += 1) {
    const member = members[turn % members.length]
    const kind = troubles[Math.floor(turn / members.length) % troubles.length] ?? 'killed'
    await wait(3000)
    await member?.trouble(kind)
    happened[kind] = (happened[kind] ?? 0) + 1
  }
  return happened
}

function spread(milliseconds: readonly number[]): string {
  const sorted = [...milliseconds].sort((a, b) => a - b)
  return `${sorted[sorted.length >> 1]}, ${sorted.at(-1)}`
}
