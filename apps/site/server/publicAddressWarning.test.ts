import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { warnOfLoopbackAddress } from './publicAddressWarning.ts'

/** The log of visits under these names. */
async function logOf(siteOrigin: string, hosts: string[]): Promise<string[]> {
  const lines: string[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)).msg)
      done()
    },
  })
  const app = Fastify({ logger: { level: 'warn', stream }, trustProxy: 'loopback' })
  warnOfLoopbackAddress(app, siteOrigin)
  app.get('/', async () => 'page')
  for (const host of hosts) await app.inject({ url: '/', headers: { host } })
  await app.close()
  return lines
}

describe('A public address that was left at this machine', () => {
  it('is said once when the site is visited from elsewhere', async () => {
    const lines = await logOf('http://127.0.0.1:3000', ['sira.example', '192.168.1.20:3000'])
    expect(lines).toEqual([expect.stringContaining('PUBLIC_URL')])
  })

  it('disturbs nobody who tries the site on his own machine', async () => {
    expect(await logOf('http://127.0.0.1:3000', ['localhost:3000', '127.0.0.1:3000'])).toEqual([])
  })

  it('is nothing to say where it is given', async () => {
    expect(await logOf('https://sira.example', ['sira.example', '192.168.1.20'])).toEqual([])
  })
})
