import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listen, requireFreePort } from './listening.ts'
import { StartFailure } from './startFailure.ts'

const host = '127.0.0.1'
let taken = 0
const occupant = Fastify()
const app = Fastify()
beforeEach(async () => {
  taken = Number(new URL(await occupant.listen({ port: 0, host })).port)
})
afterEach(async () => {
  await app.close()
  await occupant.close()
})

describe('A port that is taken', () => {
  it('is said in one sentence, with the way out, before and while it is opened', async () => {
    const failure = new StartFailure(
      `Le port ${taken} est déjà pris : arrêtez ce qui l’occupe ou choisissez-en un autre avec CMS_PORT.`,
    )
    const door = { port: taken, host, setting: 'CMS_PORT' } as const
    await expect(requireFreePort(door)).rejects.toThrow(failure)
    await expect(listen(app, door)).rejects.toThrow(failure)
    await occupant.close()
    await requireFreePort(door)
    await listen(app, door)
  })
})
