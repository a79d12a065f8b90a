import { readdirSync, readFileSync } from 'node:fs'

/**
 * Memory of a process and its children in MB, as Linux counts it when pages are shared
 * (proportional set size), so that the Node binary is not counted twice.
 */
export function residentMegabytes(pid: number): number {
  return Math.round(withDescendants(pid).reduce((sum, each) => sum + kilobytes(each), 0) / 1024)
}

function kilobytes(pid: number): number {
  const text = ofProcess(() => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? ''
  return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0)
}

function withDescendants(pid: number): number[] {
  const tasks = ofProcess(() => readdirSync(`/proc/${pid}/task`)) ?? []
  const children = tasks.flatMap((task) => {
    const text = ofProcess(() => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')) ?? ''
    return text.split(' ').filter(Boolean).map(Number)
  })
  return [pid, ...children.flatMap(withDescendants)]
}

/** A process or thread may have ended since it was listed. */
function ofProcess<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
