import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { listen } from './listening.ts'
import { loadSiteBuild } from './rendering/siteBuild.ts'

it('a taken port is said in one sentence, with the way out', async () => {
  const [first, second] = [Fastify(), Fastify()]
  const port = Number(new URL(await first.listen({ port: 0, host: '127.0.0.1' })).port)
  await expect(listen(second, port, '127.0.0.1')).rejects.toThrow(
    `Le port ${port} est déjà pris : arrêtez ce qui l’occupe ou choisissez-en un autre avec PORT.`,
  )
  await first.close()
})

it('a missing build is said in one sentence, with the command that makes it', async () => {
  const nowhere = new URL('./no-such-folder/', import.meta.url)
  await expect(loadSiteBuild(nowhere)).rejects.toThrow('npm run build -w @sira/site')
})

it('a wrong setting ends the process with one sentence and nothing else', async () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const ended = Promise.withResolvers<{ code: unknown; stderr: string }>()
  execFile(process.execPath, [main], { env: { PORT: 'abc' } }, (error, _stdout, stderr) =>
    ended.resolve({ code: error?.code, stderr }),
  )
  expect(await ended.promise).toEqual({
    code: 1,
    stderr: 'Le réglage PORT="abc" ne convient pas : attendu un numéro de port.\n',
  })
})
