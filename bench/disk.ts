import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { StartFailure } from '../packages/host/src/startFailure.ts'
import { mountSmallDisk } from '../scripts/machine/smallDisk.ts'
import { buildWhatChanged } from '../scripts/product/build.ts'
import { runCommand } from '../scripts/runCommand.ts'
import { type Hardships, sufferHardships } from './disk/hardships.ts'
import { type KeptForms, keptForms } from './disk/keptForms.ts'

const count = 500
const megabytes = 96
/** Milliseconds after which letters that still wait count as stuck. */
const settlingTime = 300_000

/**
 * `npm run bench -- disk`: visitors send 500 forms while the disk fills and empties, becomes
 * read-only, and the back office is killed. Every acknowledged form must be kept once, under its
 * number.
 */
await runCommand(async () => {
  const disk = mountSmallDisk(megabytes)
  if (typeof disk === 'string') throw new StartFailure(disk)
  await buildWhatChanged()
  console.info(`${count} forms are being sent to a disk of ${megabytes} MB that keeps failing.`)
  const start = performance.now()
  const hardships = await sufferHardships(disk, count)
  const seconds = Math.round((performance.now() - start) / 1000)

  const { folder, submissions, backOffice } = hardships
  let kept = await keptForms(folder, submissions)
  for (const limit = Date.now() + settlingTime; kept.lettersWaiting > 0 && Date.now() < limit; ) {
    console.info(`${kept.lettersWaiting} letters still wait.`)
    await wait(5000)
    kept = await keptForms(folder, submissions)
  }
  await backOffice.stop()
  disk.remove()

  report(hardships, kept, seconds)
  const { lost, givenTwice, keptTwice, lettersLost } = kept
  if (lost + givenTwice + keptTwice + lettersLost > 0) throw new StartFailure('Something was lost.')
})

function report(hardships: Hardships, kept: KeptForms, seconds: number): void {
  const { submissions, filled, brokenDown, killed } = hardships
  const refusals = submissions.flatMap(({ refusals }) => refusals)
  const answered = (wanted: (status: number) => boolean) => refusals.filter(wanted).length
  const lines = [
    ['disk filled', filled],
    ['disk read-only', brokenDown],
    ['back office killed', killed],
    ['forms acknowledged', kept.acknowledged],
    ['refused with 503 and sent again', answered((status) => status === 503)],
    ['without an answer and sent again', answered((status) => status === 0)],
    ['answered otherwise', answered((status) => status !== 503 && status !== 0)],
    ['acknowledged and lost', kept.lost],
    ['numbers given out twice', kept.givenTwice],
    ['kept twice', kept.keptTwice],
    ['letters', kept.letters],
    ['letters that still wait', kept.lettersWaiting],
    ['letters noted as sent and not there', kept.lettersLost],
    ['seconds of sending', seconds],
  ]
  console.info('\n| what | figure |\n|---|---|')
  for (const [what, figure] of lines) console.info(`| ${what} | ${figure} |`)
}
