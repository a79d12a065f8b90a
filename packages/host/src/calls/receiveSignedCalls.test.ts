import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { receiveSignedCalls } from './receiveSignedCalls.ts'
import { signedCall } from './signedCall.ts'

const secret = 'secret-partagé-entre-nous'
const minutes = 60_000
const inAWhile = (ms: number) => new Date(Date.now() + ms)

let app = Fastify()
let taken: string[] = []
function open(ours: string | undefined): void {
  taken = []
  app = Fastify()
  receiveSignedCalls(app, {
    path: '/said',
    secret: ours,
    schema: z.object({ word: z.string() }),
    async answer({ word }, reply) {
      taken.push(word)
      return reply.code(204).send()
    },
  })
}
beforeEach(() => open(secret))
afterEach(() => app.close())

async function statusOf(call: { headers?: Record<string, string>; body: string }) {
  const { headers = {}, body: payload } = call
  return (await app.inject({ method: 'POST', url: '/said', headers, payload })).statusCode
}

describe('What one program says to the other', () => {
  it('is taken with the proof of who says it', async () => {
    expect(await statusOf(signedCall({ word: 'étoffe' }, secret, new Date()))).toBe(204)
    expect(taken).toEqual(['étoffe'])
  })

  it('is refused without it, with that of somebody else, or when a byte differs', async () => {
    const call = signedCall({ word: 'x' }, secret, new Date())
    expect(await statusOf({ body: call.body })).toBe(401)
    expect(await statusOf(signedCall({ word: 'x' }, 'un-autre-secret', new Date()))).toBe(401)
    expect(await statusOf({ ...call, body: `${call.body} ` })).toBe(401)
    expect(taken).toEqual([])
  })

  it.each([
    ['a moment ago', -1000, 204],
    ['a moment ahead, by a clock that is', 1000, 204],
    ['six minutes ago', -6 * minutes, 401],
    ['six minutes ahead', 6 * minutes, 401],
  ])('%s, is taken or not', async (_when, offset, status) => {
    expect(await statusOf(signedCall({ word: 'x' }, secret, inAWhile(offset)))).toBe(status)
  })

  it('is refused in another shape than the one agreed on', async () => {
    expect(await statusOf(signedCall({ words: 'x' }, secret, new Date()))).toBe(400)
  })

  it('reaches nobody who has no secret', async () => {
    await app.close()
    open(undefined)
    expect(await statusOf(signedCall({ word: 'x' }, '', new Date()))).toBe(401)
  })
})
