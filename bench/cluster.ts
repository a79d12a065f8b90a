import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../apps/cms/test/support/postgres.ts'
import { StartFailure } from '../packages/host/src/startFailure.ts'
import { buildWhatChanged } from '../scripts/product/build.ts'
import { runCommand } from '../scripts/runCommand.ts'
import { kept } from './cluster/findings.ts'
import { startMemberOffice, startMemberSite, troubles } from './cluster/members.ts'
import { publishUntil } from './cluster/publications.ts'
import { visitUntil } from './cluster/visitors.ts'
import { startMailServer } from './kills/mailServer.ts'
import { submitAll } from './kills/submissions.ts'

const minutes = Number(process.argv[2]) || 10
const forms = 60 * minutes
/** Milliseconds after which letters that still wait count as stuck. */
const settlingTime = 240_000

/**
 * `npm run bench:cluster [-- minutes]`: two back offices on one PostgreSQL and three sites, while
 * visitors read and write, staff publish, and each program in turn is killed, stopped or cut off.
 */
await runCommand(async () => {
  await buildWhatChanged()
  const folder = mkdtempSync(join(tmpdir(), 'sira-cluster-'))
  const postgres = await startPostgres()
  if (typeof postgres === 'string') throw new StartFailure(postgres)
  const mail = await startMailServer({ confirmsAll: true })
  const smtpUrl = `smtp://127.0.0.1:${mail.port}`
  const place = { folder, databaseUrl: postgres.url, smtpUrl }
  const offices = [
    await startMemberOffice('A', place),
    await startMemberOffice('B', place),
  ] as const
  const sites = [
    await startMemberSite('un', place, offices[0]),
    await startMemberSite('deux', place, offices[1]),
    await startMemberSite('trois', place, offices[0]),
  ] as const
  const members = [...offices, ...sites]
  console.info(`Two back offices and three sites, for ${minutes} minutes.`)

  const end = Date.now() + minutes * 60_000
  const over = () => Date.now() > end
  const happened: Record<string, number> = {}
  async function disturb(): Promise<void> {
    for (let turn = 0; !over(); turn += 1) {
      const member = members[turn % members.length]
      const kind = troubles[Math.floor(turn / members.length) % troubles.length] ?? 'killed'
      await wait(3000)
      await member?.trouble(kind)
      happened[kind] = (happened[kind] ?? 0) + 1
    }
  }
  const urls = [sites[0].url, sites[1].url, sites[2].url] as const
  const [submissions, publications, visits] = await Promise.all([
    submitAll(urls, forms),
    publishUntil(over, offices, sites),
    visitUntil(over, sites),
    disturb(),
  ])
  let found = await kept(postgres.url, submissions)
  for (const limit = Date.now() + settlingTime; found.lettersWaiting > 0 && Date.now() < limit; ) {
    console.info(`${found.lettersWaiting} letters still wait.`)
    await wait(5000)
    found = await kept(postgres.url, submissions)
  }
  for (const member of [...members].reverse()) await member.stop()
  await mail.stop()
  postgres.stop()
  rmSync(folder, { recursive: true, force: true })

  const twice = [...mail.arrived.values()].filter((times) => times > 1).length
  const delays = publications.delays.sort((a, b) => a - b)
  const lines = [
    ...Object.entries(happened).map(([kind, times]) => [`times that a program was ${kind}`, times]),
    ['forms acknowledged', submissions.filter(({ id }) => id !== undefined).length],
    ['requests it took', submissions.reduce((sum, { attempts }) => sum + attempts, 0)],
    ['acknowledged and lost', found.lost],
    ['kept twice', found.doubled],
    ['letters', found.letters],
    ['letters that never left', found.lettersWaiting],
    ['letters that came twice, under one Message-ID', twice],
    ['publications', publications.published],
    [
      'until a site shows one: median, longest (ms)',
      `${delays[delays.length >> 1]}, ${delays.at(-1)}`,
    ],
    ['pages older than 5 s', publications.old],
    ['the same while the site or its back office was in trouble', publications.oldInTrouble],
    ['sites that never followed', publications.neverFollowed],
    ['pages read', visits.pages],
    ['pages answered with 500 and above', visits.failures],
    ['visits to a site that was killed or stopped', visits.unreached],
    ['connections wedged', found.wedged],
  ]
  console.info('\n| what | figure |\n|---|---|')
  for (const [what, figure] of lines) console.info(`| ${what} | ${figure} |`)
  const wrong = found.lost + found.doubled + found.lettersWaiting + publications.neverFollowed
  if (wrong + visits.failures + found.wedged > 0) throw new StartFailure('Something was lost.')
})
