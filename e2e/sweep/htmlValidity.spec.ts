import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sweptAddresses } from '../support/sweptAddresses.ts'
import { expect, test } from '../support/test.ts'

const vnu = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'))

test('The Nu HTML checker finds no error on any page', async ({ request }) => {
  test.setTimeout(300_000)
  const folder = mkdtempSync(join(tmpdir(), 'sira-html-'))
  for (const address of await sweptAddresses()) {
    const response = await request.get(address)
    const name = address.replace(/[^a-z0-9-]+/g, '_') || '_'
    // The checker's own knowledge of CSS stops before @property and @view-transition.
    const html = (await response.text()).replaceAll(/<style>.*?<\/style>/gs, '')
    writeFileSync(join(folder, `${name}.html`), html)
  }
  // One start of Java for all the pages.
  const checked = spawnSync('java', ['-jar', vnu, '--errors-only', '--format', 'gnu', folder], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  const errors = checked.stderr.split('\n').filter((line) => line !== '')
  expect(errors.map((line) => line.replace(/^"?file:.*\//, ''))).toEqual([])
  expect(checked.status).toBe(0)
})
