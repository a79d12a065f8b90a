import { readFileSync, writeFileSync } from 'node:fs'

export interface ProcessUse {
  /** Of all its threads. */
  cpuMs: number
  megabytes: number
}

/** Linux counts in hundredths of a second, and in pages of 4 kB (proc(5)). */
const tickMs = 10
const pagesPerMegabyte = 256

/** CPU time and memory of a process, as Linux counts them; undefined elsewhere, or once ended. */
export function processUse(pid: number): ProcessUse | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name in parentheses comes before, and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [user, system, pages] = [11, 12, 21].map((at) => Number(fields[at])) as [
      number,
      number,
      number,
    ]
    return { cpuMs: (user + system) * tickMs, megabytes: pages / pagesPerMegabyte }
  } catch {
    return undefined
  }
}

/** Where the machine runs out of memory, Linux ends this process first. */
export function endFirst(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000')
  } catch {
    // Elsewhere than on Linux.
  }
}
