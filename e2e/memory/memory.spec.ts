import { expect, test } from '@playwright/test'
import { residentMegabytes } from '../../scripts/machine/residentMegabytes.ts'
import { products, readRunningProduct } from '../support/runningProduct.ts'

test.skip(process.platform !== 'linux', 'memory is read from /proc')

for (const name of products) {
  test(`Both parts of a product live in 700 MB together after the tests of its ${name}`, () => {
    const { pids } = readRunningProduct(name)
    const megabytes = pids.reduce((sum, pid) => sum + residentMegabytes(pid), 0)
    console.info(`memory after the tests of its ${name}: ${megabytes} MB`)
    expect(megabytes).toBeLessThan(700)
  })
}
