import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { callbackKeys } from './callbackKeys.ts'

describe('The keys of pawaPay’s callbacks', () => {
  let pawapay: Server
  let url: string
  let questions = 0
  let status = 200
  let moment = 0

  beforeEach(async () => {
    ;[questions, status, moment] = [0, 200, 0]
    pawapay = createServer((_, response) => {
      questions += 1
      response
        .writeHead(status)
        .end(status === 200 ? JSON.stringify([{ id: 'K1', key: 'pem' }]) : '')
    })
    pawapay.listen(0, '127.0.0.1')
    await once(pawapay, 'listening')
    const address = pawapay.address()
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  })
  afterEach(() => pawapay.close())

  const keyOf = () => callbackKeys(url, () => moment)
  const ten = <Value>(make: () => Value) => Array.from({ length: 10 }, make)

  it('are asked for once by all who call at the same time, and each of them has his', async () => {
    const key = keyOf()
    expect(await Promise.all(ten(() => key('K1')))).toEqual(ten(() => 'pem'))
    expect(questions).toBe(1)
  })

  it('are not asked for again by who invents names', async () => {
    const key = keyOf()
    for (const name of ['K2', 'K3', 'K4']) expect(await key(name)).toBeUndefined()
    expect(questions).toBe(1)
    moment += 60_000
    await key('K5')
    expect(questions).toBe(2)
  })

  it('that cannot be had are asked for again after a while, and nobody is called a forger', async () => {
    const key = keyOf()
    status = 500
    for (const call of ten(() => () => key('K1'))) await expect(call()).rejects.toThrow('no answer')
    expect(questions).toBe(1)
    status = 200
    moment += 5000
    expect(await key('K1')).toBe('pem')
    expect(questions).toBe(2)
  })
})
