import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type RouteName, routeOf } from '../kinds/routeOf.ts'
import { pageQueries } from './_queries.ts'

const root = join(import.meta.dirname, '..')
const pages = globSync('pages/**/*.astro', { cwd: root })
  .filter((file) => !file.includes('/_'))
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))

/** `/nos-offres-emplois` of `pages/nos-offres-emplois.astro`. */
function pathOf(file: string): string {
  const path = file.replace(/^pages/, '').replace(/\.astro$/, '')
  return path.replace(/\/index$/, '/').replace(/\[[^\]]+\]/g, 'un')
}

/** The query that a page exports, read from the module that it names. */
async function exportedQuery(file: string, source: string): Promise<unknown> {
  const [, name] = /^export const query = (\w+)$/m.exec(source) ?? []
  if (name === undefined) return undefined
  const imported = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(source)
  const module: Record<string, unknown> = await import(join(root, file, '..', imported?.[1] ?? ''))
  return module[name]
}

describe('the query of the page', () => {
  it.each(pages)('$file is the one that the host lets through', async ({ file, source }) => {
    const name = routeOf(pathOf(file))
    const known = name === undefined ? undefined : pageQueries[name]
    expect(await exportedQuery(file, source)).toBe(known)
  })

  it('has a page', () => {
    const names = new Set(pages.map(({ file }) => routeOf(pathOf(file))))
    const without = Object.keys(pageQueries).filter((name) => !names.has(name as RouteName))
    expect(without).toEqual([])
  })

  it('is read through its schema, nowhere by hand', () => {
    const files = globSync('{pages,layout,features,forms}/**/*.{ts,tsx,astro}', { cwd: root })
    const byHand = files.filter((file) => {
      const source = readFileSync(join(root, file), 'utf8')
      return (
        !file.includes('.test.') &&
        /searchParams(?!\s*[),:'])|: URLSearchParams|query\.(has|get|getAll)\(/.test(source)
      )
    })
    expect(byHand).toEqual([])
  })
})
