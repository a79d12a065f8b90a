import { readdirSync, readFileSync } from 'node:fs'

/**
 * Memory of a process and its children in MB, as Linux counts it when pages are shared
 * (proportional set size), so that the Node binary is not counted twice.
 */
export function residentMegabytes(pid: number): number {
  return Math.round(withDescendants(pid).reduce((sum, each) => sum + kilobytes(each), 0) / 1024)
}

function kilobytes(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0)
}

function withDescendants(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  )
  return [pid, ...children.flatMap(withDescendants)]
}
