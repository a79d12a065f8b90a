import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')
const code = execFileSync('git', ['ls-files', 'apps', 'packages', 'scripts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|\/test\/|^scripts\/(operator|machine)/.test(path),
  )

const listed = new Set(
  Array.from(read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm), ([, name]) => name),
)
/** Of Node, npm, the system and what depends on them; errors of the system look like names too. */
const ofTheMachine = /^(NODE_|VITEST|CI$|PATH$|HOME$|TZ$|XDG_|CHROMIUM_PATH|INIT_CWD|E[A-Z]+$)/
/** What one program gives another, or a person one command: nobody sets them in `.env`. */
const given = new Set(['BACKUP_IDENTITY', 'DISABLE_PAYLOAD_HMR', 'SIRA_COMMIT', 'SITE_PROCESS'])

test('each setting that is read stands in .env.example', () => {
  const names = code.flatMap((path) =>
    Array.from(read(path).matchAll(/\bprocess\.env\.([A-Z][A-Z0-9_]+)/g), ([, name = '']) => name),
  )
  const schemas = code
    .filter((path) => /environment|tracingSettings/i.test(path))
    .flatMap((path) =>
      Array.from(read(path).matchAll(/^ {2}([A-Z][A-Z0-9_]{3,}): /gm), ([, name = '']) => name),
    )
  expect(schemas.length).toBeGreaterThan(20)
  const unknown = [...names, ...schemas].filter(
    (name) => !listed.has(name) && !given.has(name) && !ofTheMachine.test(name),
  )
  expect([...new Set(unknown)], 'list it, or make it a constant with its reason').toEqual([])
})
