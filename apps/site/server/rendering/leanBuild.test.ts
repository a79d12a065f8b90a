import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { clientAssets } from './clientAssets.ts'
import { leanBuild } from './leanBuild.ts'

const css = '.cv{top:0}.page{top:1px}.shared{top:2px}.worker{top:3px}.form{top:4px}'
const policy = `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`

it('gives a page the rules for what its own scripts make, not those of other pages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sira-lean-'))
  mkdirSync(join(folder, '_astro'))
  const files = {
    '_astro/Cv.B1.js': 'import"./both.B2.js";x="cv"',
    '_astro/both.B2.js': 'x="shared"',
    '_astro/wake.B3.js': 'load("/_astro/Form.B4.js")',
    '_astro/Form.B4.js': 'x="form"',
    'sw.js': 'x="worker"',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const lean = await leanBuild(clientAssets(folder))
  const classesOn = (body: string) => {
    const { html } = lean({ html: `<style>${css}</style>${body}`, policy })
    return [...(/<style>(.*?)<\/style>/.exec(html)?.[1] ?? '').matchAll(/\.(\w+)\{/g)].map(
      ([, name]) => name,
    )
  }
  expect(classesOn('<i class="page">')).toEqual(['page', 'worker'])
  expect(classesOn('<i data-island="/_astro/Cv.B1.js">')).toEqual(['cv', 'shared', 'worker'])
  expect(classesOn('<script>load("/_astro/wake.B3.js")</script>')).toEqual(['worker', 'form'])
})
