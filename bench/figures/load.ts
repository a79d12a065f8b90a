import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export interface Load {
  requestsPerSecond: number
  /** Milliseconds. */
  p99: number
  failures: number
}

/** Asks one address again and again with wrk: 32 connections from one thread, as many answers as it gives. */
export async function measureLoad(url: string, seconds: number): Promise<Load> {
  const { stdout } = await execute('wrk', [
    '--threads=1',
    '--connections=32',
    `--duration=${seconds}s`,
    '--latency',
    '--header=Accept-Encoding: br',
    url,
  ])
  return loadIn(stdout)
}

/** The figures of wrk's report. */
export function loadIn(stdout: string): Load {
  const requestsPerSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  const p99 = milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout))
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0)
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)
  const failures = (broken?.slice(1) ?? []).reduce((sum, count) => sum + Number(count), refused)
  return { requestsPerSecond, p99, failures }
}

function milliseconds(match: RegExpExecArray | null): number {
  const factor = { us: 0.001, ms: 1, s: 1000 }[match?.[2] ?? 'ms'] ?? 1
  return Number(match?.[1]) * factor
}
