import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { loadSiteBuild } from './rendering/siteBuild.ts'

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
    stderr: 'Le réglage PORT="abc" ne convient pas : attendu un numéro de port.\n',
  })
})
