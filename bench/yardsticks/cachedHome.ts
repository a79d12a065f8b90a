import { get } from 'node:http'
import { measureLoad } from '../figures/load.ts'
import type { Answer } from './answer.ts'
import { startBareNode } from './bareNode.ts'
import { startNginx } from './nginx.ts'

/**
 * The requests per second for the cached home page, beside those for the same bytes from other
 * servers.
 */
interface Throughput {
  ours: number
  nginx: number
  bareNode: number
  /** Milliseconds. */
  p99: number
  failures: number
}

const rounds = 3

/**
 * Measures all three servers in turns, because the speed of the machine changes. Gives one line for
 * each round.
 */
export async function measureCachedHome(siteUrl: string, seconds: number): Promise<Throughput[]> {
  const answer = await answerAsSent(siteUrl)
  const nginx = await startNginx(answer)
  const bareNode = await startBareNode(answer)
  const measured: Throughput[] = []
  try {
    while (measured.length < rounds) {
      const theirs = await measureLoad(nginx.url, seconds)
      const bare = await measureLoad(bareNode.url, seconds)
      const { requestsPerSecond, p99, failures } = await measureLoad(`${siteUrl}/`, seconds)
      measured.push({
        ours: requestsPerSecond,
        nginx: theirs.requestsPerSecond,
        bareNode: bare.requestsPerSecond,
        p99,
        failures,
      })
    }
  } finally {
    bareNode.stop()
    await nginx.stop()
  }
  return measured
}

/** Reads the answer without decompression, which `fetch` would do. */
async function answerAsSent(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { connection: _, 'keep-alive': _ours, date: _theirs, ...headers } = response.headers
        resolve({ headers, body: Buffer.concat(chunks) })
      })
    }).on('error', reject)
  })
}
