import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApp } from './openApp.ts'

describe('a program', () => {
  const app = openApp('silent')
  let port = 0

  beforeAll(async () => {
    app.all('/', async () => 'ici')
    await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.server.address() as AddressInfo).port
  })
  afterAll(() => app.close())

  async function statusFor(...lines: string[]): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)
    return (await text(socket)).split(' ')[1] ?? ''
  }

  it.each([
    ['two hosts', ['Host: sira.example', 'Host: other.example']],
    ['the same host twice', ['Host: sira.example', 'Host: sira.example']],
    ['hosts in other letters', ['Host: sira.example', 'HOST: other.example']],
    ['a second one further on', ['Host: sira.example', 'Accept: */*', 'host: other.example']],
    ['an empty second one', ['Host: sira.example', 'Host:']],
  ])('refuses a request with %s, wherever it leads', async (_, hosts) => {
    for (const line of ['GET / HTTP/1.1', 'POST / HTTP/1.1', 'GET /nowhere HTTP/1.1']) {
      expect(await statusFor(line, ...hosts)).toBe('400')
    }
  })

  it('answers a request with one', async () => {
    expect(await statusFor('GET / HTTP/1.1', 'Host: sira.example')).toBe('200')
    expect(await statusFor('GET / HTTP/1.1', 'Host: sira.example', 'Hosts: two')).toBe('200')
  })
})
