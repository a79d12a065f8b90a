import { get } from 'node:http'
import { startBareNode } from './bareNode.ts'
import { measureLoad } from './load.ts'
import { startNginx } from './nginx.ts'

/** The home page from memory, a second, beside the same bytes from other servers. */
interface Throughput {
  ours: number
  nginx: number
  bareNode: number
  /** Milliseconds. */
  p99: number
  failures: number
}

const rounds = 3

/** One line for each round: all three servers in turns, since the machine is not always as fast. */
export async function measureCachedHome(siteUrl: string, seconds: number): Promise<Throughput[]> {
  const { headers, body } = await answerAsSent(siteUrl)
  const nginx = await startNginx(headers, body)
  const bareNode = await startBareNode(headers, body)
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

/** The answer as it travels: `fetch` would decompress it. */
async function answerAsSent(url: string): Promise<{ headers: string[]; body: Uint8Array }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const {
          connection: _ours,
          'keep-alive': _too,
          date: _theirs,
          ...headers
        } = response.headers
        const pairs = Object.entries(headers).map(([name, value]) => [name, String(value)])
        resolve({ headers: pairs.flat(), body: Buffer.concat(chunks) })
      })
    }).on('error', reject)
  })
}
