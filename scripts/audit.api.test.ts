import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './product/settings.ts'

let registry: Server | undefined
/** npm remembers each hole by its number. */
let memory: string
beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'sira-npm-'))
})
afterEach(() => {
  registry?.close()
  rmSync(memory, { recursive: true })
})

/** A registry that is asked for holes and answers so; whatever else it is asked, it does not have. */
async function registryThatSays(status: number, holes?: object): Promise<string> {
  const server = createServer((request, response) => {
    const isAsked = request.url === '/-/npm/v1/security/advisories/bulk'
    response.writeHead(isAsked ? status : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isAsked && holes ? holes : {}))
  })
  registry = server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

function audit(registryAt: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = {
      ...process.env,
      npm_config_registry: registryAt,
      npm_config_cache: memory,
      npm_config_fetch_retries: '0',
    }
    const child = execFile('node', ['scripts/audit.ts'], { cwd: root, env }, (_failure, stdout) =>
      resolve({ code: child.exitCode ?? -1, output: stdout }),
    )
  })
}

/** In words of the registry: every version of a package has it. */
function hole(name: string, severity: string) {
  const url = 'https://advisories.example/1'
  return { [name]: [{ id: 1, url, title: 'A hole', severity, vulnerable_versions: '*' }] }
}

test('a grave hole in what visitors depend on fails, and is named', async () => {
  const { code, output } = await audit(await registryThatSays(200, hole('fastify', 'high')))
  expect(output).toContain('of high or critical severity')
  expect(output).toContain('https://advisories.example/1')
  expect(code).toBe(1)
})

test('a lesser one is counted, and does not fail', async () => {
  const { code, output } = await audit(await registryThatSays(200, hole('fastify', 'moderate')))
  expect(output).toMatch(/^0 of high or critical severity, [1-9]/)
  expect(code).toBe(0)
})

test('none is none', async () => {
  const { code, output } = await audit(await registryThatSays(200))
  expect(output).toBe('0 of high or critical severity, 0 moderate\n')
  expect(code).toBe(0)
})

test.each([405, 503])(
  'a registry that answers %i is left out, and that is said',
  async (status) => {
    const { code, output } = await audit(await registryThatSays(status))
    expect(output).toContain('left out')
    expect(code).toBe(0)
  },
)

test('so is one that is not there', async () => {
  const { code, output } = await audit('http://127.0.0.1:1/')
  expect(output).toContain('left out')
  expect(code).toBe(0)
})
