import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { readRunningProduct } from '../support/runningProduct.ts'

const megabyte = 1024 * 1024

test.skip(process.platform !== 'linux', 'memory is read from /proc')

test('Both parts together live in 700 MB after all the browser tests', () => {
  const { pids } = readRunningProduct()
  const bytes = pids.flatMap(withDescendants).reduce((sum, pid) => sum + residentBytes(pid), 0)
  console.info(`memory after the browser tests: ${Math.round(bytes / megabyte)} MB`)
  expect(bytes).toBeLessThan(700 * megabyte)
})

/** Proportional set size: pages shared by both processes (the Node binary) are counted once. */
function residentBytes(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) * 1024
}

function withDescendants(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  return [pid, ...children.flatMap(withDescendants)]
}
