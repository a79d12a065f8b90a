import { execFile } from 'node:child_process'
import { expect, it } from 'vitest'

const moduleAt = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)

async function endOf(thrown: string): Promise<{ code: unknown; stderr: string }> {
  const program = `
    import { runProgram } from ${moduleAt('runProgram.ts')}
    import { StartFailure } from ${moduleAt('startFailure.ts')}
    runProgram(async () => { throw ${thrown} })`
  const ended = Promise.withResolvers<{ code: unknown; stderr: string }>()
  execFile(
    process.execPath,
    ['--input-type=module', '-e', program],
    { env: {} },
    (error, _stdout, stderr) => ended.resolve({ code: error?.code, stderr }),
  )
  return ended.promise
}

it('what keeps a program from starting is one sentence and nothing else', async () => {
  expect(await endOf('new StartFailure("La base est absente.")')).toEqual({
    code: 1,
    stderr: 'La base est absente.\n',
  })
})

it('a fault of ours is shown with where it happened', async () => {
  const { code, stderr } = await endOf('new TypeError("undefined")')
  expect(code).toBe(1)
  expect(stderr).toMatch(/TypeError: undefined\n\s+at /)
})
