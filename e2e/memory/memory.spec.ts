import { expect, test } from '@playwright/test'
import { residentMegabytes } from '../../scripts/machine/residentMegabytes.ts'
import { readRunningProduct } from '../support/runningProduct.ts'

test.skip(process.platform !== 'linux', 'memory is read from /proc')

test('Both parts together live in 700 MB after all the browser tests', () => {
  const { pids } = readRunningProduct()
  const megabytes = pids.reduce((sum, pid) => sum + residentMegabytes(pid), 0)
  console.info(`memory after the browser tests: ${megabytes} MB`)
  expect(megabytes).toBeLessThan(700)
})
