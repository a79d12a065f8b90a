import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { testSettings } from '../../e2e/support/testSettings.ts'
import type { SmallDisk } from '../../scripts/machine/smallDisk.ts'
import type { RunningPart } from '../../scripts/product/part.ts'
import { startBackOffice } from '../../scripts/product/parts.ts'
import { type Submission, submitAll } from '../kills/submissions.ts'

export interface Hardships {
  submissions: Submission[]
  /** Still running, on a disk with room. */
  backOffice: RunningPart
  /** The data folder. */
  folder: string
  filled: number
  brokenDown: number
  killed: number
}

/**
 * Sends forms to a back office whose disk fills and empties, breaks down to read-only and is
 * repaired, and which is killed: in each of these states, again and again, until all are sent.
 */
export async function sufferHardships(disk: SmallDisk, count: number): Promise<Hardships> {
  const folder = mkdtempSync(join(disk.folder, 'sira-'))
  const settings = await testSettings(folder)
  Object.assign(settings.environment, { SEED_DEMO: 'no', LOG_LEVEL: 'silent' })
  let backOffice = await startBackOffice(settings)
  const tally = { filled: 0, brokenDown: 0, killed: 0 }
  let sending = true

  async function kill(): Promise<void> {
    const exited = once(backOffice.process, 'exit')
    backOffice.process.kill('SIGKILL')
    await exited
    tally.killed += 1
  }
  async function restart(): Promise<void> {
    backOffice = await startBackOffice(settings)
  }
  const hardships = [
    async () => {
      disk.fill()
      tally.filled += 1
      await aWhile()
      disk.empty()
    },
    async () => {
      disk.breakDown()
      tally.brokenDown += 1
      await aWhile()
      await kill()
      disk.repair()
      await restart()
    },
    async () => {
      disk.fill()
      tally.filled += 1
      await aWhile()
      await kill()
      disk.empty()
      await restart()
    },
  ]
  async function sufferInTurn(): Promise<void> {
    // Each hardship at least once, however fast the forms are.
    for (let turn = 0; sending || turn < hardships.length; turn += 1) {
      await aWhile()
      await hardships[turn % hardships.length]?.()
    }
  }

  const suffering = sufferInTurn()
  const submissions = await submitAll([backOffice.url], count)
  sending = false
  await suffering
  return { ...tally, submissions, backOffice, folder }
}

function aWhile(): Promise<void> {
  return wait(randomInt(600, 2000))
}
