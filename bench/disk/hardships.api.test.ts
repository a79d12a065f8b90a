import { afterAll, beforeAll, expect, it } from 'vitest'
import { mountSmallDisk, type SmallDisk } from '../../scripts/machine/smallDisk.ts'
import { type Hardships, sufferHardships } from './hardships.ts'
import { keptForms } from './keptForms.ts'

let disk: SmallDisk | string = 'not mounted'
let hardships: Hardships | undefined

beforeAll(() => {
  disk = mountSmallDisk(64)
  if (typeof disk === 'string') console.info(disk)
})
afterAll(async () => {
  await hardships?.backOffice.stop()
  if (typeof disk !== 'string') disk.remove()
})

it('what was acknowledged is there, once, though the disk fills, breaks down and the program is killed', async ({
  skip,
}) => {
  if (typeof disk === 'string') return skip(disk)
  hardships = await sufferHardships(disk, 40)
  const { folder, submissions, filled, brokenDown, killed } = hardships
  expect(Math.min(filled, brokenDown, killed)).toBeGreaterThan(0)
  const { lost, givenTwice, keptTwice } = await keptForms(folder, submissions)
  expect({ lost, givenTwice, keptTwice }).toEqual({ lost: 0, givenTwice: 0, keptTwice: 0 })
  const refusals = submissions.flatMap((submission) => submission.refusals)
  expect(refusals.filter((status) => status !== 0 && status !== 503)).toEqual([])
}, 240_000)
